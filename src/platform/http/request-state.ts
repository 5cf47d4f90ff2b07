import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { Actor, SignedIn } from '#kernel/actor.ts';
import { defaultLanguage, languages, type Language } from '#kernel/language.ts';
import { mostListBytes } from './input-gate.ts';
import type { Caller } from './route.ts';

/** A header refused for its length is not parsed for the refusal either. */
export const languageOf = (ctx: Context): Language => {
  if (ctx.get('accept-language').length > mostListBytes) return defaultLanguage;
  const accepted = ctx.acceptsLanguages(...languages);
  return accepted === false ? defaultLanguage : (accepted as Language);
};

type LoggedSession = Readonly<{ userId: number; session: string }>;

/** For the request's log line. The session is logged as a digest: its id is part of the token. */
export const rememberSession = (ctx: Context, { userId, sessionId }: SignedIn): void => {
  const session = createHash('sha256').update(sessionId).digest('base64url').slice(0, 16);
  ctx.state.session = { userId, session } satisfies LoggedSession;
};

/** Undefined for a caller without a live session. */
export const sessionOf = (ctx: Context): LoggedSession | undefined =>
  ctx.state.session as LoggedSession | undefined;

/** One AbortSignal per request, created on first use. */
const signalOf = (ctx: Context): AbortSignal => {
  const known = ctx.state.signal as AbortSignal | undefined;
  if (known !== undefined) return known;
  const controller = new AbortController();
  ctx.res.once('close', () => {
    if (!ctx.res.writableFinished) controller.abort();
  });
  ctx.state.signal = controller.signal;
  return controller.signal;
};

/** Reads from the request on demand. */
class RequestCaller implements Caller {
  readonly actor: Actor;
  readonly requestKey: string | null;
  readonly #ctx: Context;

  constructor(ctx: Context, actor: Actor, requestKey: string | null) {
    this.#ctx = ctx;
    this.actor = actor;
    this.requestKey = requestKey;
  }

  get language(): Language {
    return languageOf(this.#ctx);
  }

  get address(): string {
    return this.#ctx.ip;
  }

  get userAgent(): string {
    return this.#ctx.get('user-agent').slice(0, 300);
  }

  get lastEventId(): string | null {
    return this.#ctx.get('last-event-id').slice(0, 100) || null;
  }

  get signal(): AbortSignal {
    return signalOf(this.#ctx);
  }
}

export const callerOf = (ctx: Context, actor: Actor, requestKey: string | null): Caller =>
  new RequestCaller(ctx, actor, requestKey);
