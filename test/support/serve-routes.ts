import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '#kernel/clock.ts';
import type { SignedIn } from '#kernel/actor.ts';
import { Meters } from '#platform/metrics/meters.ts';
import { createHttpApp } from '#platform/http/app.ts';
import type { RenderedPage } from '#platform/http/rendered-pages.ts';
import { EventStreams } from '#platform/http/event-streams.ts';
import type { Route } from '#platform/http/route.ts';
import { messages } from '#messages/message-catalogue.ts';
import { noIdempotencyStore } from '#test/support/no-idempotency-store.ts';
import { noKeys } from '#test/support/no-keys.ts';

/** A web that has the frame of the page `pay` and nothing else. @returns the folder of its build */
const writeFrame = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'plateno-frame-'));
  await mkdir(join(root, 'web', 'pay'), { recursive: true });
  await mkdir(join(root, 'server'));
  const frame = '<html lang="bg"><head><title>x</title></head><body><div id="root"></div></body></html>';
  await writeFile(join(root, 'web', 'pay', 'index.html'), frame);
  await writeFile(
    join(root, 'server', 'pay.js'),
    'export const render = () => ({}); export const frame = ({ content }) => content;',
  );
  return root;
};

/** Routes, and pages that need no script, behind the real HTTP stack; the bearer token is the name of an actor. */
export const serveRoutes = async (
  routes: readonly Route[],
  actors: Readonly<Record<string, SignedIn>>,
  pages: readonly RenderedPage[] = [],
) => {
  const frame = await writeFrame();
  const app = createHttpApp({
    routes,
    webhookRoutes: [],
    identify: async (bearer) => actors[bearer] ?? null,
    identifyKey: noKeys,
    messages,
    readiness: { check: async () => undefined, isDraining: () => false },
    meters: new Meters(),
    digest: (text) => `digest of ${text}`,
    log: pino({ level: 'silent' }),
    idempotencyStore: noIdempotencyStore,
    pages,
    forms: [],
    formTargets: [],
    streams: new EventStreams({ isLive: async () => true }),
    web: { root: join(frame, 'web'), remember: true, publicUrl: 'https://plateno.example' },
    https: false,
    trustProxy: false,
    apiDocs: false,
    securityContact: undefined,
    clock: systemClock,
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  const get = (path: string, bearer?: string, language = 'bg'): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/api${path}`, {
      headers: {
        'accept-language': language,
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
    });
  const send =
    (method: 'POST' | 'PUT') =>
    (path: string, bearer: string | undefined, body: object = {}, language = 'bg') =>
      fetch(`http://127.0.0.1:${port}/api${path}`, {
        method,
        headers: {
          'accept-language': language,
          'content-type': 'application/json',
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
        body: JSON.stringify(body),
      });
  return {
    url: `http://127.0.0.1:${port}`,
    get,
    post: send('POST'),
    put: send('PUT'),
    close: async (): Promise<void> => {
      await new Promise((closed) => void server.close(closed));
      await rm(frame, { recursive: true });
    },
  };
};
