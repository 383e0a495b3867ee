import socket


class Target:
    def attack(self):
        try:
            server = socket.socket()
            server.bind(("127.0.0.1", 0))
            server.listen()
            client = socket.create_connection(server.getsockname(), 0.5)
            client.send(b"x")
            print("a connection")
        except OSError:
            pass

    def answer(self):
        print("answered")
