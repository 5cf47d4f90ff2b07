import type { Database } from '#platform/database/database.ts';
import type { ThresholdRecords } from '../../ports/threshold-records.ts';

type Alert = Parameters<ThresholdRecords['claimAlert']>[0];

export class SqlThresholdRecords implements ThresholdRecords {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async limitOf(year: number): Promise<number> {
    const [row] = await this.#database.rows<{ minor: number }>(
      `select amount_minor as minor from vat_thresholds
       order by (year <= :year) desc, case when year <= :year then -year else year end limit 1`,
      { year },
    );
    return row!.minor;
  }

  async claimAlert({ limit, ...alert }: Alert, at: Date): Promise<boolean> {
    const table = limit === 'UNION' ? 'union_threshold_alerts' : 'vat_threshold_alerts';
    const rows = await this.#database.rows(
      `insert into ${table} (merchant_id, year, step, queued_at) values (:merchantId, :year, :step, :at)
       on conflict do nothing returning step`,
      { ...alert, at },
    );
    return rows.length > 0;
  }
}
