import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { expect, onTestFinished, test } from 'vitest';
import { messages } from '#messages/message-catalogue.ts';
import { apiDocs } from '#platform/http/api-docs.ts';

test('the package of the client is served once it is built', async () => {
  const built = await mkdtemp(join(tmpdir(), 'plateno-built-'));
  onTestFinished(() => rm(built, { recursive: true }));
  const app = new Koa();
  app.use(apiDocs([], messages, built));
  const handle = app.callback();
  const server = createServer((request, answer) => void handle(request, answer));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/sdk.tgz`);

  expect((await ask()).status).toBe(404);
  await mkdir(join(built, 'sdk'));
  await writeFile(join(built, 'sdk/plateno-client.tgz'), 'packed');
  const answer = await ask();
  expect([answer.status, await answer.text()]).toEqual([200, 'packed']);
  expect(answer.headers.get('content-type')).toMatch(/gzip/);
});
