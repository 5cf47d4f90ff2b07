import { EventEmitter, once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { anonymous } from '#kernel/actor.ts';
import { callerOf } from '#platform/http/request-state.ts';

/** A caller of a real response. */
const callerOfResponse = (res: ServerResponse) => callerOf({ res, state: {} } as Context, anonymous, null);

/** The response of a request whose caller waits. */
const openResponse = async () => {
  const asked = new EventEmitter();
  const server = createServer((_, response) => void asked.emit('asked', response));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const call = request({ port, host: '127.0.0.1' }).on('error', () => undefined);
  call.end();
  const [response] = (await once(asked, 'asked')) as [ServerResponse];
  return { call, response, close: () => void server.close() };
};

test('work that begins while its caller waits ends when the caller leaves', async () => {
  const { call, response, close } = await openResponse();
  const { signal } = callerOfResponse(response);
  expect(signal.aborted).toBe(false);
  const left = once(signal, 'abort');
  call.destroy();
  await left;
  close();
});

test('work that begins after its caller has left ends at once', async () => {
  const { call, response, close } = await openResponse();
  const closed = once(response, 'close');
  call.destroy();
  await closed;
  expect(callerOfResponse(response).signal.aborted).toBe(true);
  close();
});

test('work that goes on after its answer was sent is not ended', async () => {
  const { response, close } = await openResponse();
  const closed = once(response, 'close');
  response.end();
  await closed;
  expect(callerOfResponse(response).signal.aborted).toBe(false);
  close();
});
