import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import type { Actor, SignedIn } from '#kernel/actor.ts';
import { defaultLanguage, languages, type Language } from '#kernel/language.ts';
import { mostListBytes } from './input-gate.ts';
import type { Caller } from './route.ts';

/** A list that the gate refuses for its length is not parsed for the refusal either. */
export const languageOf = (ctx: Context): Language => {
  if (ctx.get('accept-language').length > mostListBytes) return defaultLanguage;
  const accepted = ctx.acceptsLanguages(...languages);
  return accepted === false ? defaultLanguage : (accepted as Language);
};

type LoggedSession = Readonly<{ userId: number; session: string }>;

/** For the request's line in the log. The session is named by a digest: its id stands in the token. */
export const rememberSession = (ctx: Context, { userId, sessionId }: SignedIn): void => {
  const session = createHash('sha256').update(sessionId).digest('base64url').slice(0, 16);
  ctx.state.session = { userId, session } satisfies LoggedSession;
};

/** Nothing for a caller without a live session. */
export const sessionOf = (ctx: Context): LoggedSession | undefined =>
  ctx.state.session as LoggedSession | undefined;

/** One signal per request, made when it is first asked for. */
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

export const callerOf = (ctx: Context, actor: Actor, requestKey: string | null): Caller => ({
  actor,
  get language() {
    return languageOf(ctx);
  },
  address: ctx.ip,
  userAgent: ctx.get('user-agent').slice(0, 300),
  requestKey,
  lastEventId: ctx.get('last-event-id').slice(0, 100) || null,
  get signal() {
    return signalOf(ctx);
  },
});
