import type { Database } from '#platform/database/database.ts';
import type { ThresholdStep } from '../../domain/vat-threshold.ts';
import type { ThresholdRecords } from '../../ports/threshold-records.ts';

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

  async claimAlert(merchantId: number, year: number, step: ThresholdStep, at: Date): Promise<boolean> {
    const rows = await this.#database.rows(
      `insert into vat_threshold_alerts (merchant_id, year, step, queued_at) values (:merchantId, :year, :step, :at)
       on conflict do nothing returning step`,
      { merchantId, year, step, at },
    );
    return rows.length > 0;
  }
}
