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
  return answer;
};
const statusOf = (answer: string): string => answer.split('\r\n')[0]!;

test.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Slow'],
  ['a body', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nslow'],
])('a caller who never finishes %s is disconnected', async (_, text) => {
  expect(statusOf(await sendAndWait(text))).toBe('HTTP/1.1 408 Request Timeout');
});

test('a caller who finishes the request is answered', async () => {
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('read');
});

const browser = 'Host: localhost\r\nUser-Agent: Mozilla/5.0\r\nAccept: text/html,*/*;q=0.8\r\n';
const program = 'Host: localhost\r\nAccept: application/json\r\n';
const long = 'a'.repeat(70_000);
const unreadable = [
  ['a cookie of 70 kB', 431, 'GET /pay/abc HTTP/1.1\r\n', `Cookie: a=${long}\r\n\r\n`],
  ['a query of 70 kB', 431, `GET /pay/abc?q=${long} HTTP/1.1\r\n`, '\r\n'],
  ['a header without a colon', 400, 'GET / HTTP/1.1\r\n', 'Broken\r\n\r\n'],
  ['a control character in a header', 400, 'GET / HTTP/1.1\r\n', 'X-Name: a\u0001b\r\n\r\n'],
  ['two lengths', 400, 'POST / HTTP/1.1\r\n', 'Content-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ['another host', 400, 'GET / HTTP/1.1\r\n', 'Host: evil.example\r\n\r\n'],
] as const;

test.each(unreadable)(
  'a person with %s gets a page in both languages that says what to do',
  async (_, status, line, rest) => {
    const answer = await sendAndWait(`${line}${browser}${rest}`);
    expect(statusOf(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('Content-Type: text/html; charset=utf-8');
    for (const part of ['<section lang="bg">', '<section lang="en">', 'href="/"'])
      expect(answer).toContain(part);
  },
);

// Of a head that comes in several packets the last one is known: it may not name the program.
test.each(unreadable.slice(1))('a program with %s gets JSON with a code', async (_, status, line, rest) => {
  const answer = await sendAndWait(`${line}${program}${rest}`);
  expect(statusOf(answer)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({
    code: expect.stringMatching(/^input\./),
    message: expect.any(String),
  });
});

test('a request line that is no HTTP gets 400', async () => {
  for (const text of ['GARBAGE\r\n\r\n', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', '\u0016\u0003\u0001\u0002'])
    expect([text, statusOf(await sendAndWait(text))]).toEqual([text, 'HTTP/1.1 400 Bad Request']);
});

test('a head of 20 kB in cookies or query reaches the application', async () => {
  const query = `?q=${'a'.repeat(20_000)}`;
  for (const [path, cookie] of [
    ['/', `a=${'a'.repeat(20_000)}`],
    [`/${query}`, 'a=1'],
  ] as const)
    expect(await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } })).text()).toBe(
      'read',
    );
});
