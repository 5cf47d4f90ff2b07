import type { Context } from 'koa';
import type { Actor } from '#kernel/actor.ts';
import { defaultLanguage, languages, type Language } from '#kernel/language.ts';
import { salvageText } from '#kernel/text.ts';
import { mostListBytes } from './input-gate.ts';
import type { Listener } from './identify.ts';
import type { Caller } from './route.ts';

/** A header refused for its length is not parsed for the refusal either. */
export const languageOf = (ctx: Context): Language => {
  if (ctx.get('accept-language').length > mostListBytes) return defaultLanguage;
  const accepted = ctx.acceptsLanguages(...languages);
  return accepted === false ? defaultLanguage : (accepted as Language);
};

/** For the request's log line. */
export const rememberCaller = (ctx: Context, caller: Listener): void => {
  ctx.state.caller = caller;
};

/** A short keyed digest of a text, from which the text cannot be found without the key. */
export type Digest = (text: string) => string;

/**
 * User and session, or API key, of a request for its log line, 16 characters each; undefined for a caller without.
 * Digests: a log leaves the machine, a session id is part of a token, and ids of users and keys can be tried.
 */
export const callerDigests = (
  ctx: Context,
  digest: Digest,
): { user: string; session: string } | { key: string } | undefined => {
  const caller = ctx.state.caller as Listener | undefined;
  if (caller === undefined) return undefined;
  const short = (text: string): string => digest(text).slice(0, 16);
  return caller.kind === 'key'
    ? { key: short(`key ${caller.keyId}`) }
    : { user: short(`user ${caller.userId}`), session: short(`session ${caller.sessionId}`) };
};

/** One AbortSignal per request, created on first use. */
export const signalOf = (ctx: Context): AbortSignal => {
  const known = ctx.state.signal as AbortSignal | undefined;
  if (known !== undefined) return known;
  const controller = new AbortController();
  const closed = (): void => {
    if (!ctx.res.writableFinished) controller.abort();
  };
  // The caller may have left while it was identified.
  if (ctx.res.closed) closed();
  else ctx.res.once('close', closed);
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
    return salvageText(this.#ctx.get('user-agent').slice(0, 300)) ?? '';
  }

  get lastEventId(): string | null {
    return this.#ctx.get('last-event-id').slice(0, 100) || null;
  }

  get version(): string {
    return this.#ctx.state.version as string;
  }

  get signal(): AbortSignal {
    return signalOf(this.#ctx);
  }
}

/** The caller of a request, as routes see it. */
export const callerOf = (ctx: Context, actor: Actor, requestKey: string | null): Caller =>
  new RequestCaller(ctx, actor, requestKey);
