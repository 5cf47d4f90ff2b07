import { token } from './token.ts';
import type { Actor } from './actor.ts';
import type { AuditAct, AuditSubject } from './audit-acts.ts';

export type AuditEntry = Readonly<{
  actor: Actor;
  action: AuditAct;
  subject: Readonly<{ type: AuditSubject; id: number | string }>;
  /** Facts worth keeping; never a password, token or card datum. */
  data?: Readonly<Record<string, unknown>>;
}>;

/** Append-only record of who did what, written in the transaction of the act. */
export interface AuditLog {
  record(entry: AuditEntry): Promise<void>;
}
export const AuditLog = token<AuditLog>('kernel.AuditLog');
