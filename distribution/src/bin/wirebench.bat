@echo off
rem Starts Wirebench with the JDK that JAVA_HOME names, or else with the one on the path.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
"%JAVA%" -Dwirebench.command=wirebench -jar "%~dp0..\benchmarks.jar" %*
exit /b %ERRORLEVEL%
