import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { systemClock } from '#kernel/clock.ts';
import type { SignedIn } from '#kernel/actor.ts';
import { Meters } from '#platform/metrics/meters.ts';
import { createHttpApp } from '#platform/http/app.ts';
import { EventStreams } from '#platform/http/event-streams.ts';
import type { Route } from '#platform/http/route.ts';
import { messages } from '#messages/message-catalogue.ts';
import { noIdempotencyStore } from '#test/support/no-idempotency-store.ts';
import { noKeys } from '#test/support/no-keys.ts';

/** Routes behind the real HTTP stack; the bearer token is the name of an actor. */
export const serveRoutes = async (routes: readonly Route[], actors: Readonly<Record<string, SignedIn>>) => {
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
    pages: [],
    forms: [],
    formTargets: [],
    streams: new EventStreams({ isLive: async () => true }),
    web: { root: '/nonexistent', remember: true, publicUrl: 'https://plateno.example' },
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
    close: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
};
