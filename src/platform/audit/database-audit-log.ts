import { nameOf } from '#kernel/actor.ts';
import type { AuditEntry, AuditLog } from '#kernel/audit.ts';
import { withoutPersonalData } from '#kernel/audit-data.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '../database/database.ts';
import { logContext } from '../log.ts';

/** Appends entries to `audit_log` in the transaction in progress, with request id and IP of the caller,
 * and without personal data. */
export class DatabaseAuditLog implements AuditLog<string, string> {
  readonly #deps: Readonly<{ database: Database; clock: Clock }>;

  constructor(deps: Readonly<{ database: Database; clock: Clock }>) {
    this.#deps = deps;
  }

  async record({ actor, action, subject, data }: AuditEntry): Promise<void> {
    const context = logContext.getStore();
    await this.#deps.database.rows(
      `insert into audit_log (at, actor, action, subject_type, subject_id, data, request_id, address)
       values (:at, :actor, :action, :subjectType, :subjectId, :data, :requestId, :address)`,
      {
        at: this.#deps.clock.now(),
        actor: nameOf(actor),
        action,
        subjectType: subject.type,
        subjectId: String(subject.id),
        data: JSON.stringify(withoutPersonalData(data ?? {})),
        requestId: context?.requestId ?? null,
        address: context?.address ?? null,
      },
    );
  }
}
