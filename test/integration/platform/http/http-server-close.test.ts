import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { HttpServer } from '#platform/http/http-server.ts';

/** A server whose requests wait for their answer. */
const listen = async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const server = new HttpServer(() => async (_, response) => asked.resolve(response as ServerResponse));
  return { server, asked: asked.promise, port: await server.listen(0, '127.0.0.1') };
};

const connect = async (port: number): Promise<Socket> => {
  const socket = createConnection(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};

it('closing does not wait for a connection on which nothing was asked', async () => {
  const { server, port } = await listen();
  const unused = await connect(port);
  const ended = once(unused.resume(), 'close');
  await server.close();
  await ended;
  expect(unused.readableEnded).toBe(true);
});

it('closing waits for the answer of a request in progress, then ends the unused connections, too', async () => {
  const { server, port, asked } = await listen();
  const busy = await connect(port);
  const unused = await connect(port);
  const ended = once(unused.resume(), 'close');
  busy.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const response = await asked;
  const closed = server.close();
  const answer = text(busy);
  response.end('the whole answer');
  expect(await answer).toContain('the whole answer');
  await closed;
  await ended;
});
