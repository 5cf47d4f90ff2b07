import { token } from './token.ts';
import type { Actor } from './actor.ts';

/** One action of an actor on a record. */
export type AuditEntry<Action extends string = string, Subject extends string = string> = Readonly<{
  actor: Actor;
  /** `<subject>.<verb>`, declared by the module that records it. */
  action: Action;
  subject: Readonly<{ type: Subject; id: number | string }>;
  /** Ids and former values; never a password, token or card number. */
  data?: Readonly<Record<string, unknown>>;
}>;

/**
 * The append-only audit log, written in the transaction of the action. A module names its own actions and
 * subjects as the parameters (`domain/audit-actions.ts`): a typo does not compile.
 */
export interface AuditLog<Action extends string, Subject extends string> {
  record(entry: AuditEntry<Action, Subject>): Promise<void>;
}
export const AuditLog = token<AuditLog<string, string>>('kernel.AuditLog');
