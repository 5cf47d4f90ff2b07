import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callerTimeouts, HttpServer } from '#platform/http/http-server.ts';

test('a caller has ten seconds for the headers and twenty for the whole request', () => {
  expect(callerTimeouts).toMatchObject({ headersTimeout: 10_000, requestTimeout: 20_000 });
});

const hurried = {
  ...callerTimeouts,
  headersTimeout: 50,
  requestTimeout: 100,
  connectionsCheckingInterval: 10,
};
const server = new HttpServer(
  () => async (request, response) =>
    void request
      .resume()
      .on('error', () => undefined)
      .once('end', () => response.end('read')),
  hurried,
);
let port: number;
beforeAll(async () => {
  port = await server.listen(0, '127.0.0.1');
});
afterAll(() => server.close());

/** Sends only this text, and waits for the server's reaction. */
const sendAndWait = async (text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8').write(text);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer.split('\r\n')[0]!;
};

test.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow'],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nslow'],
])('a caller who never finishes %s is disconnected', async (_, text) => {
  expect(await sendAndWait(text)).toBe('HTTP/1.1 408 Request Timeout');
});

test('a caller who finishes the request is answered', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('read');
});
