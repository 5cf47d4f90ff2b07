import { redirectingActs } from '#contract/redirecting-acts.ts';
import type { Actor } from '#kernel/actor.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';

/**
 * Actions of a merchant that mail others about a change, in an hour: without a limit the former address of each change
 * could be any mailbox.
 */
const mailedActions: RateLimit = { name: 'redirecting-act', times: 40, seconds: 3_600 };

/** Counts an action of `redirectingActs` that mails, for the merchant of a session or key. @throws RateLimited */
export const takeRedirecting = async (
  limits: RateLimits,
  { method, path }: Readonly<{ method: string; path: string }>,
  actor: Actor,
): Promise<void> => {
  const mails = redirectingActs[`${method} ${path}`]?.mails ?? [];
  if (mails.length === 0 || (actor.kind !== 'user' && actor.kind !== 'key')) return;
  if (actor.merchantId !== null) await limits.take(mailedActions, String(actor.merchantId));
};
