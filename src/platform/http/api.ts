import type { Context, Middleware } from 'koa';
import { parsePart, readableFields, type Parsed } from '#contract/parse-input.ts';
import { withoutSignsBehind } from '#kernel/copied-text.ts';
import { anonymous, nameOf, type Actor } from '#kernel/actor.ts';
import { InvalidFields, SignInNeeded, type FieldProblem } from '#kernel/failure.ts';
import { UrlNotFound } from '#kernel/input-failures.ts';
import { keyScopes } from '#kernel/key-scopes.ts';
import { noContent, takesRequestKey, type Endpoint } from '#contract/endpoint.ts';
import type { Version } from '#contract/versions.ts';
import { ApiRouters } from './api-routers.ts';
import { checkAccess, refuseMissingRights } from './check-access.ts';
import type { IdempotencyStore } from './idempotency-store.ts';
import { keyBeginning, type Identify, type IdentifyKey } from './identify.ts';
import { EventStream, type EventStreams } from './event-streams.ts';
import { flattenListQuery } from './list-query.ts';
import { unstorableTexts } from './parse-json.ts';
import { answerIn, negotiateVersion } from './api-version.ts';
import { jsonReader, readSignedText } from './read-body.ts';
import { isReading, takeKeyCall } from './key-calls.ts';
import { requestKeyOf, storedKeyOf } from './request-key.ts';
import { takeRedirecting } from './redirecting-limit.ts';
import { callerOf, rememberCaller } from './request-state.ts';
import { sendFile } from './send-file.ts';
import { Download, WithHeaders, type WebhookRoute, type Request, type Route } from './route.ts';
import { networkOf } from '#kernel/network-of.ts';
import { PersonCalls } from '../rate-limits/person-calls.ts';
import { noRateLimits, type RateLimits } from '#kernel/rate-limits.ts';
import { ExportSlots } from '../exports/export-slots.ts';

const bearerOf = (ctx: Context): string | undefined => /^Bearer (\S+)$/i.exec(ctx.get('authorization'))?.[1];

type Identification = Readonly<{
  identify: Identify;
  identifyKey: IdentifyKey;
  limits: RateLimits;
  personCalls: PersonCalls | null;
}>;

/** A wrong key is refused, a session that has ended is anonymous. @throws what IdentifyKey throws, RateLimited */
const actorOf = async (
  ctx: Context,
  { identify, identifyKey, limits, personCalls }: Identification,
): Promise<Actor> => {
  const bearer = bearerOf(ctx);
  if (bearer === undefined) return anonymous;
  const caller = bearer.startsWith(keyBeginning)
    ? await identifyKey(withoutSignsBehind(bearer), ctx.ip)
    : await identify(bearer);
  if (caller === null) return anonymous;
  rememberCaller(ctx, caller);
  if (caller.kind === 'key') await takeKeyCall(ctx, limits, caller);
  else if (caller.kind === 'user') personCalls?.take(caller.userId, isReading(ctx));
  return caller;
};

/** A parameter given twice is refused: its meaning is ambiguous. */
const repeatedIn = ({ query }: Context): FieldProblem[] =>
  Object.keys(query)
    .filter((field) => Array.isArray(query[field]))
    .map((field) => ({ field, code: 'fields.repeated' }));

const parseQuery = (endpoint: Endpoint, ctx: Context): Parsed<unknown> => {
  const repeated = repeatedIn(ctx);
  if (repeated.length > 0) return { value: undefined, problems: repeated };
  const flat = flattenListQuery({ ...ctx.query });
  const { value, problems } = parsePart(endpoint.query, flat.value);
  return { value, problems: [...flat.problems, ...problems] };
};

type Sent = Readonly<{ value: unknown; text: string }>;

/** Each field is named once. */
const parseBody = ({ body }: Endpoint, { value, text }: Sent): Parsed<unknown> => {
  const parsed = parsePart(body, value);
  const unstorable = unstorableTexts(value, text);
  const named = new Set(unstorable.map(({ field }) => field));
  return {
    ...parsed,
    problems: [...unstorable, ...parsed.problems.filter(({ field }) => !named.has(field))],
  };
};

/**
 * A key that may call an endpoint learns there whether an object of its merchant exists, without the scope that reads it:
 * the scope of the endpoint was checked before.
 */
const withAllScopes = (actor: Actor): Actor =>
  actor.kind === 'key' ? { ...actor, scopes: keyScopes } : actor;

/** A path that does not parse names nothing that exists. @throws UrlNotFound, what `find` throws, InvalidFields */
const parseRequest = async (route: Route, ctx: Context, actor: Actor, sent: Sent): Promise<Request> => {
  const { endpoint } = route;
  const params = parsePart(endpoint.params, ctx.params);
  if (params.problems.length > 0) throw new UrlNotFound();
  const query = parseQuery(endpoint, ctx);
  const body = parseBody(endpoint, sent);
  const requestKey = requestKeyOf(endpoint, ctx, actor);
  const problems = [...query.problems, ...body.problems, ...requestKey.problems];
  const caller = callerOf(ctx, actor, requestKey.value);
  if (problems.length > 0) {
    const beginning = { params: params.value, caller: callerOf(ctx, withAllScopes(actor), requestKey.value) };
    await route.find?.(beginning);
    const given = readableFields(endpoint.body, sent.value);
    const more = (await route.validate?.({ ...beginning, given })) ?? [];
    const named = new Set(problems.map(({ field }) => field));
    throw new InvalidFields([...problems, ...more.filter(({ field }) => !named.has(field))]);
  }
  return { params: params.value, query: query.value, body: body.value, caller };
};

/** Sent as bytes: their length is known and they are compressed without another encoding. */
const sendJson = (ctx: Context, answer: unknown): void => {
  ctx.type = 'json';
  ctx.body = Buffer.from(JSON.stringify(answer));
};

type InVersion = (answer: unknown) => unknown;

const send = (ctx: Context, { status, response }: Endpoint, answer: unknown, inVersion: InVersion): void => {
  // An empty body sets the status 204.
  if (response === noContent) ctx.body = null;
  ctx.status = status;
  if (answer instanceof WithHeaders) {
    ctx.set(answer.headers);
    sendJson(ctx, inVersion(answer.body));
  } else if (response !== noContent) {
    sendJson(ctx, inVersion(answer));
  }
};

const sendDownload = async (
  ctx: Context,
  { status }: Endpoint,
  file: Download,
  reader: Parameters<typeof sendFile>[2],
): Promise<void> => {
  await sendFile(ctx, file, reader);
  ctx.status = status;
  if (file.isImmutable) ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
};

/** Not transformed or compressed on the way: every event must arrive at once. */
const sendStream = (ctx: Context, streams: EventStreams, answer: EventStream, actor: Actor): void => {
  if (actor.kind !== 'user' && actor.kind !== 'key') throw new SignInNeeded();
  ctx.body = streams.open(answer, actor, networkOf(ctx.ip));
  ctx.type = 'text/event-stream';
  ctx.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
};

const noStore = (ctx: Context): void => {
  ctx.set('Cache-Control', 'no-store');
};

/** @throws Error at start when two routes claim the same method and path. */
const refuseDuplicates = (routes: readonly Route[]): void => {
  const seen = new Set<string>();
  for (const { endpoint } of routes) {
    const address = `${endpoint.method} ${endpoint.path}`;
    if (seen.has(address)) throw new Error(`${address} is served twice`);
    seen.add(address);
  }
};

/** All endpoints of the contract under `/api`. Webhook routes come first: their signature covers the raw bytes. */
export const createApi = ({
  routes,
  webhookRoutes,
  identify,
  identifyKey,
  limits = noRateLimits,
  idempotencyStore,
  streams,
  exports = new ExportSlots(),
  versions,
}: {
  routes: readonly Route[];
  webhookRoutes: readonly WebhookRoute[];
  identify: Identify;
  identifyKey: IdentifyKey;
  /** Count the calls of API keys and persons; none unless given. */
  limits?: RateLimits | undefined;
  idempotencyStore: IdempotencyStore;
  streams: EventStreams;
  /** Shared with the rendered pages. */
  exports?: ExportSlots | undefined;
  /** Those of the contract unless given. */
  versions?: readonly Version[];
}): Middleware => {
  refuseDuplicates(routes);
  refuseMissingRights(routes);
  const personCalls = limits === noRateLimits ? null : new PersonCalls();
  const identification = { identify, identifyKey, limits, personCalls };
  const answerOnce = async (
    ctx: Context,
    { endpoint, answer }: Route,
    request: Request,
  ): Promise<unknown> => {
    const { params, query, caller } = request;
    const { actor, requestKey } = caller;
    const { keyUse } = endpoint;
    await takeRedirecting(limits, endpoint, actor);
    if (requestKey === null || !takesRequestKey(keyUse)) return answer(request);
    const stored = {
      scope: `${endpoint.method} ${endpoint.path}`,
      key: storedKeyOf(endpoint, { actor, params, requestKey }),
      content: [params, query, request.body],
    };
    const answerWithoutHeaders = async (isRepeated: boolean): Promise<unknown> => {
      const found = await answer({ ...request, isRepeated });
      if (!(found instanceof WithHeaders)) return found;
      ctx.set(found.headers);
      return found.body;
    };
    // The body alone is stored: a repeated answer has none of the headers.
    const { body, isReplayed } = await idempotencyStore.once(stored, keyUse, answerWithoutHeaders);
    if (isReplayed) ctx.set('Idempotent-Replayed', 'true');
    return body;
  };
  const routers = new ApiRouters();
  for (const raw of webhookRoutes) {
    routers.add('POST', raw.path, async (ctx) => {
      noStore(ctx);
      const body = await readSignedText(ctx);
      sendJson(ctx, await raw.answer({ body: typeof body === 'string' ? body : '', headers: ctx.headers }));
    });
  }
  for (const route of routes) {
    const { endpoint } = route;
    const readJson = jsonReader(endpoint.bodyKilobytes);
    routers.add(endpoint.method, endpoint.path, async (ctx) => {
      noStore(ctx);
      const actor = checkAccess(endpoint, await actorOf(ctx, identification));
      const version = negotiateVersion(ctx, actor, versions);
      const sent = await readJson(ctx);
      const request = await parseRequest(route, ctx, actor, sent);
      const answer = await answerOnce(ctx, route, request);
      if (answer instanceof EventStream) sendStream(ctx, streams, answer, actor);
      else if (answer instanceof Download)
        await sendDownload(ctx, endpoint, answer, {
          exports,
          person: nameOf(actor),
          signal: request.caller.signal,
        });
      else send(ctx, endpoint, answer, (body) => answerIn(version, endpoint, body, versions));
    });
  }
  return routers.answer;
};
