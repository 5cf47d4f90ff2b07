import { randomUUID } from 'node:crypto';
import path from 'node:path';
import Koa, { type Context, type Middleware } from 'koa';
import compress from 'koa-compress';
import { UrlNotFound } from '#kernel/input-failures.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Messages } from '#kernel/messages.ts';
import { logContext, type Log } from '../log.ts';
import { apiDocs } from './api-docs.ts';
import { answerApiMethods } from './api-methods.ts';
import { createApi } from './api.ts';
import { asFailure, hasCallerLeft } from './as-failure.ts';
import { health, type Readiness } from './health.ts';
import type { EventStreams } from './event-streams.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import type { Identify, IdentifyKey } from './identify.ts';
import { inputGate } from './input-gate.ts';
import { refuseKeyInAddress } from './key-calls.ts';
import { logCallerLeft, logFault } from './log-fault.ts';
import { renderedPages, type PageForm, type RenderedPage } from './rendered-pages.ts';
import { pageLanguageOf } from './page-language.ts';
import { answerPageMethods, forgivePageRequests, isPageRequest } from './page-requests.ts';
import { presentFailure } from './present-failure.ts';
import { refusalPage } from './refusal-page.ts';
import { callerDigests, languageOf, type Digest } from './request-state.ts';
import type { Meters } from '../metrics/meters.ts';
import type { WebhookRoute, Route } from './route.ts';
import type { RateLimits } from '#kernel/rate-limits.ts';
import { ExportSlots } from '../exports/export-slots.ts';
import { traceRequests } from './trace-requests.ts';
import { securityHeaders } from './security-headers.ts';
import { securityText } from './security-text.ts';
import { wellKnownPaths } from './well-known-paths.ts';
import { webPages, type WebPages } from './web-pages.ts';

type Deps = Readonly<{
  routes: readonly Route[];
  webhookRoutes: readonly WebhookRoute[];
  identify: Identify;
  identifyKey: IdentifyKey;
  /** Count the calls of API keys; none unless given. */
  limits?: RateLimits;
  idempotencyStore: IdempotencyStore;
  streams: EventStreams;
  /** Export slots; the default limits unless given. */
  exports?: ExportSlots;
  messages: Messages;
  readiness: Readiness;
  log: Log;
  /** Digests of users, sessions and API keys in request lines. */
  digest: Digest;
  meters: Meters;
  /** The built web. */
  web: WebPages;
  /** Server-rendered pages and their form posts. */
  pages: readonly RenderedPage[];
  forms: readonly PageForm[];
  formTargets: readonly string[];
  https: boolean;
  trustProxy: boolean;
  /** Whether the API documentation is served. */
  apiDocs: boolean;
  /** Contact to report vulnerabilities to (RFC 9116); undefined: no security.txt. */
  securityContact: string | undefined;
  clock: Clock;
}>;

const requestIdPattern = /^[\w-]{8,64}$/;

/** One id per request, from a trusted proxy or generated; every log line of the request carries it. */
const withRequestId =
  (trustProxy: boolean): Middleware =>
  async (ctx, next) => {
    const given = trustProxy ? ctx.get('x-request-id') : '';
    const requestId = requestIdPattern.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    await logContext.run({ requestId, address: ctx.ip }, next);
  };

/** The route's pattern, not the path: tokens and session ids stay out of the log. */
const patternOf = (ctx: Context): string => {
  const { routerPath } = ctx as { routerPath?: unknown };
  if (typeof routerPath === 'string') return routerPath;
  return ctx.path.startsWith('/api') ? '/api/…' : 'page';
};

const observeRequests =
  ({ log, meters, digest }: Pick<Deps, 'log' | 'meters' | 'digest'>): Middleware =>
  async (ctx, next) => {
    const started = performance.now();
    await next();
    const milliseconds = performance.now() - started;
    const request = { method: ctx.method, route: patternOf(ctx), status: ctx.status };
    const caller = callerDigests(ctx, digest);
    log.info({ ...request, milliseconds: Math.round(milliseconds), ...caller }, 'request');
    meters.answered({ ...request, seconds: milliseconds / 1_000 });
  };

/** nginx's status for a request whose caller has closed the connection; never sent. */
const callerLeftStatus = 499;

/** A person gets a page, a program JSON. */
const presentErrors = ({ log, messages }: Pick<Deps, 'log' | 'messages'>): Middleware => {
  const sendRefusalPage = refusalPage(messages);
  return async (ctx, next) => {
    try {
      await next();
      const isUnanswered = ctx.status === 404 && !ctx.body;
      if (isUnanswered && (ctx.path.startsWith('/api') || isPageRequest(ctx))) throw new UrlNotFound();
    } catch (thrown) {
      if (hasCallerLeft(thrown, ctx)) {
        logCallerLeft(log, thrown);
        ctx.status = callerLeftStatus;
        return;
      }
      const error = asFailure(thrown);
      logFault(log, error);
      const { status, body, retryAfterSeconds } = presentFailure(error, {
        language: isPageRequest(ctx) ? pageLanguageOf(ctx) : languageOf(ctx),
        requestId: String(ctx.state.requestId),
        messages,
      });
      ctx.status = status;
      if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds));
      if (isPageRequest(ctx)) return sendRefusalPage(ctx, { status, message: body.message });
      ctx.type = 'json';
      ctx.body = JSON.stringify(body);
    }
  };
};

/** Composes the HTTP application: limits, security headers, API, rendered pages and the built web. */
export const createHttpApp = (deps: Deps): Koa => {
  // Only the last X-Forwarded-For entry is trusted: our own proxy wrote it, callers can forge the ones before.
  const app = new Koa({ proxy: deps.trustProxy, maxIpsCount: 1 });
  app.silent = true;
  app.on('error', (error: unknown, ctx: Context | undefined) => {
    if (hasCallerLeft(error, ctx)) logCallerLeft(deps.log, error);
    else deps.log.error({ err: error }, 'response failed');
  });
  const { exports = new ExportSlots() } = deps;
  const api = createApi({ ...deps, exports });
  app.use(withRequestId(deps.trustProxy));
  app.use(securityHeaders({ https: deps.https, formTargets: deps.formTargets }));
  app.use(health(deps.readiness));
  app.use(traceRequests({ trustProxy: deps.trustProxy, patternOf }));
  app.use(observeRequests(deps));
  app.use(presentErrors(deps));
  app.use(forgivePageRequests);
  app.use(inputGate);
  app.use(refuseKeyInAddress);
  app.use(compress({ threshold: 1_024, gzip: { level: 1 }, br: false, deflate: false }));
  const { web, pages, forms, securityContact: contact, clock } = deps;
  // These pages have few paths, the API hundreds: they are matched first.
  app.use(renderedPages({ ...web, pages, forms, exports, root: path.dirname(web.root), log: deps.log }));
  const endpoints = deps.routes.map(({ endpoint }) => endpoint);
  if (deps.apiDocs) app.use(apiDocs(endpoints, deps.messages, path.dirname(web.root)));
  app.use(api);
  const webhooks = deps.webhookRoutes.map(({ path: address }) => ({ method: 'POST', path: address }));
  app.use(answerApiMethods([...endpoints, ...webhooks]));
  app.use(async (ctx, next) => {
    // Below /api and /healthz there are no pages.
    if (ctx.path === '/api' || ctx.path.startsWith('/api/')) throw new UrlNotFound();
    await next();
  });
  if (contact !== undefined) app.use(securityText({ contact, clock, publicUrl: web.publicUrl }));
  app.use(wellKnownPaths(web.root));
  app.use(answerPageMethods);
  app.use(webPages(web));
  return app;
};
