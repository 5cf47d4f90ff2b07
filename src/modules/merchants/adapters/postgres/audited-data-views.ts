import { hasRole, nameOf, type Actor } from '#kernel/actor.ts';
import { businessDateOf, startOfDay, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Database } from '#platform/database/database.ts';
import type { Log } from '#platform/log.ts';
import type { DataViews, ViewedMerchants } from '../../application/data-views.ts';
import type { MerchantAuditLog } from '../../domain/audit-actions.ts';
import type { ViewedData } from '../../domain/viewed-data.ts';

type Deps = Readonly<{
  database: Database;
  audit: MerchantAuditLog;
  work: UnitOfWork;
  clock: Clock;
  serverLog: Log;
}>;
type View = Readonly<{ actor: Actor; viewed: ViewedData; day: BusinessDate }>;

/** Views in the audit log. What this process has recorded today is cached: most reads ask the database for nothing. */
export class AuditedDataViews implements DataViews {
  readonly #deps: Deps;
  #cached: Readonly<{ day: BusinessDate; keys: Set<string> }> | null = null;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async record(actor: Actor, merchants: ViewedMerchants, viewed: ViewedData): Promise<void> {
    if (!hasRole(actor, 'ACCOUNTANT')) return;
    const { clock, serverLog } = this.#deps;
    try {
      const merchantIds = typeof merchants === 'function' ? await merchants() : merchants;
      await this.#recordOnce({ actor, viewed, day: businessDateOf(clock.now()) }, merchantIds);
    } catch (error) {
      serverLog.warn({ err: error }, 'a view of merchant data is not recorded');
    }
  }

  async #recordOnce(view: View, merchantIds: readonly number[]): Promise<void> {
    const { audit, work } = this.#deps;
    const { actor, viewed } = view;
    const keys = this.#keysOf(view.day);
    const keyOf = (merchantId: number): string => `${nameOf(actor)} ${merchantId} ${viewed}`;
    const unknown = [...new Set(merchantIds)].filter((id) => !keys.has(keyOf(id)));
    if (unknown.length === 0) return;
    await work.transact(async () => {
      const recorded = await this.#recordedToday(view, unknown);
      for (const id of unknown) {
        if (recorded.includes(id)) continue;
        const subject = { type: 'merchant', id } as const;
        await audit.record({ actor, action: 'merchant.data-viewed', subject, data: { viewed } });
      }
    });
    for (const id of unknown) keys.add(keyOf(id));
  }

  /** Serialises the views of one accountant: several processes record a day once. */
  async #recordedToday({ actor, viewed, day }: View, merchantIds: readonly number[]): Promise<number[]> {
    const { database } = this.#deps;
    await database.rows('select pg_advisory_xact_lock(hashtextextended(:name, 0))', {
      name: `merchants.data-views ${nameOf(actor)}`,
    });
    const rows = await database.rows<{ id: string }>(
      `select distinct a.subject_id as id from audit_log a
       where a.subject_type = 'merchant' and a.subject_id = any(cast(:subjectIds as text[]))
         and a.action = 'merchant.data-viewed' and a.actor = :actor and a.data ->> 'viewed' = :viewed
         and a.at >= :start`,
      { subjectIds: merchantIds.map(String), actor: nameOf(actor), viewed, start: startOfDay(day) },
    );
    return rows.map(({ id }) => Number(id));
  }

  #keysOf(day: BusinessDate): Set<string> {
    if (this.#cached?.day !== day) this.#cached = { day, keys: new Set() };
    return this.#cached.keys;
  }
}
