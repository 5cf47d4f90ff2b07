# Run before each program of a document: in WebAssembly Python has no sockets, so requests go out and come in by `ask`.
import base64, email.message, http.server, io, json, urllib.request, urllib.response
from plateno_test import ask as ask_text


def ask(question):
    return json.loads(ask_text(json.dumps(question)))


class Requests(urllib.request.BaseHandler):
    """Sends a request of urllib; its order is before that of the handlers with sockets."""

    handler_order = 100

    def http_open(self, request):
        body = None if request.data is None else base64.b64encode(request.data).decode()
        answer = ask(
            {
                "kind": "fetch",
                "url": request.full_url,
                "method": request.get_method(),
                "headers": request.header_items(),
                "body": body,
            }
        )
        headers = email.message.Message()
        for name, value in answer["headers"]:
            headers[name] = value
        content = io.BytesIO(base64.b64decode(answer["body"]))
        response = urllib.response.addinfourl(content, headers, request.full_url, answer["status"])
        response.msg = answer["reason"]
        return response


class Connection:
    """A socket that has received one request."""

    def __init__(self, received):
        self.received = received
        self.sent = b""

    def makefile(self, *_):
        return io.BytesIO(self.received)

    def sendall(self, data):
        self.sent += bytes(data)


class Server(http.server.HTTPServer):
    """Takes requests from the test, which listens on the port."""

    def __init__(self, address, handler):
        self.RequestHandlerClass = handler
        self.server_port = address[1]

    def serve_forever(self, poll_interval=0.5):
        while True:
            request = ask({"kind": "accept", "port": self.server_port})
            connection = Connection(base64.b64decode(request["received"]))
            self.RequestHandlerClass(connection, ("127.0.0.1", 0), self)
            ask({"kind": "answer", "sent": base64.b64encode(connection.sent).decode()})


urllib.request.install_opener(urllib.request.build_opener(Requests))
http.server.HTTPServer = Server
