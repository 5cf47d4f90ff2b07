import type { Config } from '#platform/config.ts';
import { loadOnFirstCall } from '#platform/load-on-first-call.ts';
import type { JoseSessionTokens } from './jose-session-tokens.ts';

export type SessionTokens = Pick<JoseSessionTokens, 'issue' | 'read'>;

/** Tokens of sessions; the jose package is loaded on first use. */
export const sessionTokens = (sessions: Config['sessions']): SessionTokens =>
  loadOnFirstCall<SessionTokens>(async () => {
    const { JoseSessionTokens: Tokens } = await import('./jose-session-tokens.ts');
    return new Tokens(sessions);
  });
