import { anonymous } from '#kernel/actor.ts';
import type { UserAuditLog } from '../domain/audit-actions.ts';
import type { PasswordHashing } from '../ports/password-hashing.ts';

type Deps = Readonly<{ audit: UserAuditLog; passwords: PasswordHashing }>;
type Refused = Readonly<{
  /** The name as typed, or the username. */
  name: string;
  accountId: number | null;
  reason:
    | 'unknown-name'
    | 'paused'
    | 'wrong-password'
    | 'not-active'
    | 'changed-meanwhile'
    | 'wrong-code'
    | 'wrong-passkey';
}>;

/** The audit log has a digest of the name instead of the name: users type passwords into that field. */
export const recordRefusedSignIn = async (
  { audit, passwords }: Deps,
  { name, accountId, reason }: Refused,
): Promise<void> => {
  const nameDigest = passwords.digest(name.toLowerCase());
  await audit.record({
    actor: anonymous,
    action: 'user.sign-in-refused',
    subject: accountId === null ? { type: 'person', id: nameDigest } : { type: 'user', id: accountId },
    data: { nameDigest, reason },
  });
};
