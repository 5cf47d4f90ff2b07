import type { Config } from '#platform/config.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';

type Settings = Pick<Config, 'passwords' | 'rateLimits'>;

/** bcrypt at its lowest cost, where its duration is not tested. */
const cheap = ({ passwords, rateLimits }: Settings): PasswordHasher =>
  new PasswordHasher({ ...passwords, cost: 4, isFair: rateLimits });

/** Those without limits, by their peppers: they remember nothing, and starting a thread takes a fifth of a start. */
const kept = new Map<string, PasswordHasher>();

/**
 * A cheap hasher; one for all applications of a process with the same peppers and without limits. With limits it remembers
 * networks, and belongs to its application. Idle threads do not keep the process alive.
 */
export const cheapHasher = (
  settings: Settings,
): Readonly<{ hasher: PasswordHasher; close(): Promise<void> }> => {
  if (settings.rateLimits) {
    const hasher = cheap(settings);
    return { hasher, close: () => hasher.close() };
  }
  const peppers = JSON.stringify(settings.passwords);
  const hasher = kept.get(peppers) ?? cheap(settings);
  kept.set(peppers, hasher);
  return { hasher, close: async () => undefined };
};
