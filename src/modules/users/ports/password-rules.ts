import { token } from '#kernel/token.ts';
import type { PasswordPolicy } from '../domain/password-policy.ts';

/** What this installation asks of passwords. */
export const PasswordRules = token<Readonly<{ policy: PasswordPolicy }>>('users.PasswordRules');
export type PasswordRules = Readonly<{ policy: PasswordPolicy }>;
