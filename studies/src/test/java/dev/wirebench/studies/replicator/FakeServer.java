package dev.wirebench.studies.replicator;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.wirebench.studies.replication.Log;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Executors;

/** A server that misbehaves as the payload says. */
final class FakeServer {
  private static final int OK = 200;

  private FakeServer() {}

  public static void main(String[] args) throws Exception {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(Executors.newCachedThreadPool());
    server.createContext("/", FakeServer::answer);
    server.start();
    System.out.println("what a library prints");
    System.out.println("port " + server.getAddress().getPort());
  }

  private static void answer(HttpExchange exchange) throws IOException {
    String payload = exchange.getRequestURI().getPath().replaceFirst(".*/", "");
    if (payload.equals("refuse")) {
      send(exchange, OK + 204, "no such thing\n");
      return;
    }
    if (payload.equals("exit")) {
      Runtime.getRuntime().halt(7);
    }
    String line = "2026-01-02T03:04:05Z,gson-kotlin,parse," + payload + ",1,2,9,0,50,5,5,0\n";
    String log =
        switch (payload) {
          case "fail" -> Log.HEADER + "\nfailed: it cannot\n";
          case "garbage" -> Log.HEADER + "\n1,2,3\n";
          case "header" -> "another\n" + line;
          case "short" -> Log.HEADER + "\n";
          default -> Log.HEADER + "\n" + line;
        };
    if (!payload.equals("hang")) {
      send(exchange, OK, log);
    }
  }

  private static void send(HttpExchange exchange, int status, String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    exchange.sendResponseHeaders(status, bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }
}
