import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  postAnchors,
  PostedAnchors,
  postAnchorsJob,
} from '#modules/invoices/adapters/remote/posted-anchors.ts';
import { InMemoryAnchorStore } from '#test/fakes/in-memory-anchor-store.ts';

let server: Server;
let status = 204;
const bodies: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => void server.close(resolve)));

const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/anchors`;

test('appended anchors are stored and posted by a job, and an empty run posts nothing', async () => {
  const queued: object[] = [];
  const jobs = { enqueue: async (type: object, data: object) => void queued.push({ type, data }) };
  const store = new InMemoryAnchorStore();
  const anchors = new PostedAnchors(store, jobs);
  await anchors.append(['{"a":1}', '{"a":2}']);
  await anchors.append([]);
  expect(await anchors.read()).toBe(await store.read());
  expect(queued).toEqual([{ type: postAnchors, data: { lines: ['{"a":1}', '{"a":2}'] } }]);
  await postAnchorsJob(url()).handle({ lines: ['{"a":1}', '{"a":2}'] });
  expect(bodies).toEqual(['{"a":1}\n{"a":2}\n']);
});

test('a receiver that refuses the anchors fails the job, which is tried again', async () => {
  status = 503;
  const job = postAnchorsJob(url());
  await expect(job.handle({ lines: ['{}'] })).rejects.toThrow('answered 503');
  expect(job.retries).toBe(30);
});
