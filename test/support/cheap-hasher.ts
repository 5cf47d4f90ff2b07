import type { Config } from '#platform/config.ts';
import { PasswordHasher } from '#platform/passwords/password-hasher.ts';

/** bcrypt at its lowest cost, where its duration is not tested. Who makes it closes it. */
export const cheapHasher = ({
  passwords,
  rateLimits,
}: Pick<Config, 'passwords' | 'rateLimits'>): PasswordHasher =>
  new PasswordHasher({ ...passwords, cost: 4, isFair: rateLimits });
