"""许可证服务（示例）：检查许可证，按用户发放会话。 The licence service (sample): it checks the licence and gives out sessions.

A client sends one line, `CHECKOUT <user>`, and keeps its connection open while it computes; the answer is one line,
`OK` or `DENIED <why>`.
"""
import argparse
import hashlib
import json
import logging
import re
import socketserver
import sqlite3
import threading


def signed(licence, signature):
    """Whether the signature is the licence's. A sample signs with a plain digest; a real one would use a key."""
    with open(licence, "rb") as file:
        digest = hashlib.sha256(file.read()).hexdigest()
    with open(signature, encoding="utf-8") as file:
        return file.read().strip() == digest


class Sessions:
    """The open sessions, each a row of the database for as long as its client is connected."""

    def __init__(self, settings):
        self.allowed, self.most = settings["allowed_users"], settings["max_connections"]
        self.table, self.lock = settings["table"], threading.Lock()
        if not re.fullmatch(r"\w+", self.table):
            raise SystemExit(f'"{self.table}" cannot be the name of a table.')
        self.database = sqlite3.connect(settings["database"], check_same_thread=False)
        self.database.execute(f"CREATE TABLE IF NOT EXISTS {self.table} (id INTEGER PRIMARY KEY, user TEXT, host TEXT)")
        self.database.execute(f"DELETE FROM {self.table}")
        self.database.commit()

    def open(self, user, host):
        """The number of a new session, or why there is none."""
        with self.lock:
            (count,) = self.database.execute(f"SELECT count(*) FROM {self.table}").fetchone()
            if self.allowed and user not in self.allowed:
                return None, f"{user} is not among the allowed users"
            if count >= self.most:
                return None, f"all {self.most} connections are taken"
            row = self.database.execute(f"INSERT INTO {self.table} (user, host) VALUES (?, ?)", (user, host))
            self.database.commit()
            return row.lastrowid, None

    def close(self, number):
        with self.lock:
            self.database.execute(f"DELETE FROM {self.table} WHERE id = ?", (number,))
            self.database.commit()


class Client(socketserver.StreamRequestHandler):
    def handle(self):
        asked = self.rfile.readline(200).decode("utf-8", "replace").split()
        if len(asked) != 2 or asked[0] != "CHECKOUT":
            self.wfile.write(b"DENIED say CHECKOUT and a user\n")
            return
        number, why = self.server.sessions.open(asked[1], self.client_address[0])
        logging.info("%s from %s: %s", asked[1], self.client_address[0], why or f"session {number}")
        self.wfile.write(f"DENIED {why}\n".encode() if why else b"OK\n")
        if why:
            return
        try:
            while self.rfile.read(1):
                pass
        finally:
            self.server.sessions.close(number)


class Server(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True


def main():
    parser = argparse.ArgumentParser(description="The licence service (sample).")
    parser.add_argument("--config", default="conf/config.json", help="the configuration (default: conf/config.json)")
    with open(parser.parse_args().config, encoding="utf-8") as file:
        settings = json.load(file)
    logging.basicConfig(filename=settings["log"], level=logging.INFO, format="%(message)s")
    if not signed(settings["license"], settings["signature"]):
        logging.error("license: %s does not belong to its signature", settings["license"])
        raise SystemExit(1)
    logging.info("license: %s, signature ok (sample)", settings["license"])
    with Server((settings["ip"], settings["port"]), Client) as server:
        server.sessions = Sessions(settings)
        most = settings["max_connections"]
        logging.info("listening on %s:%d, at most %d connections", settings["ip"], settings["port"], most)
        server.serve_forever()


if __name__ == "__main__":
    main()
