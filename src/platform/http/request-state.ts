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

/** For the request's log line. */
export const rememberSession = (ctx: Context, signedIn: SignedIn): void => {
  ctx.state.signedIn = signedIn;
};

/** A short keyed digest of a text, from which the text cannot be found without the key. */
export type Digest = (text: string) => string;

/**
 * User and session of a request for its log line, 16 characters each; undefined for a caller without a live session.
 * Digests: a log leaves the machine, a session id is part of a token, and user ids are numbers that can be tried.
 */
export const callerDigests = (
  ctx: Context,
  digest: Digest,
): { user: string; session: string } | undefined => {
  const { userId, sessionId } = (ctx.state.signedIn ?? {}) as Partial<SignedIn>;
  if (userId === undefined || sessionId === undefined) return undefined;
  return {
    user: digest(`user ${userId}`).slice(0, 16),
    session: digest(`session ${sessionId}`).slice(0, 16),
  };
};

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

  get ip(): string {
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

/** The caller of a request, as routes see it. */
export const callerOf = (ctx: Context, actor: Actor, requestKey: string | null): Caller =>
  new RequestCaller(ctx, actor, requestKey);
