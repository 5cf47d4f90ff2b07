import { token } from './token.ts';
import type { Actor } from './actor.ts';

export type AuditEntry<Action extends string = string, Subject extends string = string> = Readonly<{
  actor: Actor;
  /** `<subject>.<verb>`, declared by the module that records it. */
  action: Action;
  subject: Readonly<{ type: Subject; id: number | string }>;
  /** Facts worth keeping; never a password, token or card datum. */
  data?: Readonly<Record<string, unknown>>;
}>;

/**
 * Append-only record of who did what, written in the transaction of the action. A module names its own actions and
 * subjects as the parameters (`domain/audit-actions.ts`): a typo does not compile.
 */
export interface AuditLog<Action extends string, Subject extends string> {
  record(entry: AuditEntry<Action, Subject>): Promise<void>;
}
export const AuditLog = token<AuditLog<string, string>>('kernel.AuditLog');
