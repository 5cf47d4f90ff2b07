import type { Database } from '#platform/database/database.ts';
import type { ThresholdStep } from '../../domain/vat-threshold.ts';
import type { NewTurnover, OtherTurnover, ThresholdRecords } from '../../ports/threshold-records.ts';

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

  otherOf(merchantId: number, year: number): Promise<readonly OtherTurnover[]> {
    return this.#database.rows<OtherTurnover>(
      `select id, day, amount_minor as minor, note from other_turnover
       where merchant_id = :merchantId and extract(year from day) = :year order by day, id`,
      { merchantId, year },
    );
  }

  async addOther(turnover: NewTurnover): Promise<number> {
    const [row] = await this.#database.rows<{ id: number }>(
      `insert into other_turnover (merchant_id, day, amount_minor, note, recorded_by, recorded_at)
       values (:merchantId, :day, :minor, :note, :recordedBy, :recordedAt) returning id`,
      turnover,
    );
    return row!.id;
  }

  async removeOther(merchantId: number, id: number): Promise<boolean> {
    const rows = await this.#database.rows(
      'delete from other_turnover where merchant_id = :merchantId and id = :id returning id',
      { merchantId, id },
    );
    return rows.length > 0;
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
