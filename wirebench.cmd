@echo off
rem Starts Wirebench, in an unpacked archive or in a checkout that was built, with the JDK that JAVA_HOME names, or else with
rem the one on the path.
setlocal
set "JAVA=java"
if defined JAVA_HOME set "JAVA=%JAVA_HOME%\bin\java"
set "JAR=%~dp0benchmarks.jar"
if not exist "%JAR%" set "JAR=%~dp0benchmarks\target\benchmarks.jar"
if exist "%JAR%" goto start
echo Wirebench is not built yet. Build it in "%~dp0" with: mvnw.cmd -q package -Dmaven.test.skip=true 1>&2
exit /b 2
:start
"%JAVA%" -Dwirebench.command=wirebench -jar "%JAR%" %*
exit /b %ERRORLEVEL%
