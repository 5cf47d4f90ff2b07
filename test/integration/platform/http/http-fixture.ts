import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { systemClock } from '#kernel/clock.ts';
import type { SignedIn } from '#kernel/actor.ts';
import { Meters } from '#platform/metrics/meters.ts';
import { createHttpApp } from '#platform/http/app.ts';
import { EventStreams } from '#platform/http/event-streams.ts';
import type { IdentifyKey } from '#platform/http/identify.ts';
import { HttpServer } from '#platform/http/http-server.ts';
import type { WebhookRoute, Route } from '#platform/http/route.ts';
import { createLog } from '#platform/log.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import { ExportSlots } from '#platform/exports/export-slots.ts';
import { messages } from '#messages/message-catalogue.ts';
import { noIdempotencyStore } from '#test/support/no-idempotency-store.ts';
import { noKeys } from '#test/support/no-keys.ts';

const page = (name: string) =>
  `<!doctype html><html lang="bg"><head><meta name="csp-nonce" content="__CSP_NONCE__"></head><body>${name}</body></html>`;

const buildWeb = async (): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'plateno-web-'));
  await mkdir(join(root, 'pay'));
  await mkdir(join(root, 'assets'));
  const icon = '<link rel="icon" type="image/svg+xml" href="/assets/logo-1a2b3c4d.svg" />';
  await writeFile(join(root, 'index.html'), page(`${icon}application`));
  await writeFile(join(root, 'pay/index.html'), page('pay page'));
  await writeFile(join(root, 'assets/app-1a2b3c4d.js'), 'export {};');
  return root;
};

/** The real HTTP stack over given routes, with its log and a readiness that can be switched off. */
export const openHttp = async (
  parts: { routes?: readonly Route[]; webhookRoutes?: readonly WebhookRoute[] },
  actors: Readonly<Record<string, SignedIn>> = {},
  {
    https = true,
    trustProxy = false,
    exports = new ExportSlots(),
    apiDocs = true,
    logLevel = 'info',
    identifyKey = noKeys,
    limits,
  }: Readonly<{
    https?: boolean;
    trustProxy?: boolean;
    exports?: ExportSlots;
    apiDocs?: boolean;
    logLevel?: string;
    identifyKey?: IdentifyKey;
    limits?: RateLimits;
  }> = {},
) => {
  const lines: string[] = [];
  const log = createLog(
    logLevel,
    new Writable({
      write: (chunk: Buffer, _, done) => {
        lines.push(chunk.toString());
        done();
      },
    }),
  );
  const root = await buildWeb();
  let isHealthy = true;
  const streams = new EventStreams({ isLive: async () => true });
  const server = new HttpServer(() => app.callback());
  const app = createHttpApp({
    routes: parts.routes ?? [],
    webhookRoutes: parts.webhookRoutes ?? [],
    identify: async (bearer) => actors[bearer] ?? null,
    identifyKey,
    ...(limits && { limits }),
    messages,
    readiness: {
      isDraining: () => server.isDraining(),
      check: async () => {
        if (!isHealthy) throw new Error('away');
      },
    },
    meters: new Meters(),
    digest: (text) => `digest of ${text}`,
    log,
    idempotencyStore: noIdempotencyStore,
    pages: [],
    forms: [],
    formTargets: [],
    streams,
    exports,
    web: { root, remember: true, publicUrl: 'https://plateno.example' },
    https,
    trustProxy,
    apiDocs,
    securityContact: 'mailto:security@plateno.example',
    clock: systemClock,
  });
  const port = await server.listen(0, '127.0.0.1');
  return {
    port,
    ask: (path: string, options: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, options),
    lines,
    server,
    break: () => {
      isHealthy = false;
    },
    close: async () => {
      streams.close();
      await server.close();
      await rm(root, { recursive: true });
    },
  };
};
