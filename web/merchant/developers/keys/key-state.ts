import type { ApiKey } from '#contract/integrations/api-keys.ts';

/** SOON: it ends within two weeks, or another key replaces it. */
export type KeyState = 'LIVE' | 'SOON' | NonNullable<ApiKey['endReason']>;

type Facts = Pick<ApiKey, 'endedAt' | 'endReason' | 'expiresAt' | 'replacedBy'>;

const soonMs = 14 * 86_400_000;

/** When the key stops working, or stopped: the earlier of its end and its expiry. Null: it does not. */
export const keyEnd = ({ endedAt, expiresAt }: Pick<Facts, 'endedAt' | 'expiresAt'>): string | null =>
  [endedAt, expiresAt]
    .filter((instant) => instant !== null)
    .sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;

/** What a key is at an instant, in milliseconds since 1970. */
export const keyState = (key: Facts, now: number): KeyState => {
  const { endedAt, endReason, replacedBy } = key;
  if (endReason !== null && endedAt !== null && Date.parse(endedAt) <= now) return endReason;
  const end = keyEnd(key);
  if (end !== null && Date.parse(end) <= now) return replacedBy === null ? 'EXPIRED' : 'REPLACED';
  const isSoon = end !== null && Date.parse(end) - now < soonMs;
  return isSoon || replacedBy !== null ? 'SOON' : 'LIVE';
};

/** Whether programs can use a key in this state. */
export const isUsable = (state: KeyState): boolean => state === 'LIVE' || state === 'SOON';
