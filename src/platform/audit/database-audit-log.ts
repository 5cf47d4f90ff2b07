import { nameOf } from '#kernel/actor.ts';
import type { AuditEntry, AuditLog } from '#kernel/audit.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Database } from '../database/database.ts';
import { logContext } from '../log.ts';

export class DatabaseAuditLog implements AuditLog {
  readonly #deps: Readonly<{ database: Database; clock: Clock }>;

  constructor(deps: Readonly<{ database: Database; clock: Clock }>) {
    this.#deps = deps;
  }

  async record({ actor, action, subject, data }: AuditEntry): Promise<void> {
    const context = logContext.getStore();
    await this.#deps.database.connection('audit_log').insert({
      at: this.#deps.clock.now(),
      actor: nameOf(actor),
      action,
      subject_type: subject.type,
      subject_id: String(subject.id),
      data: JSON.stringify(data ?? {}),
      request_id: context?.requestId ?? null,
      address: context?.address ?? null,
    });
  }
}
