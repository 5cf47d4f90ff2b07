import type { Database } from '#platform/database/database.ts';
import type { NewTurnover, OtherTurnover, ThresholdRecords } from '../../ports/threshold-records.ts';

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

  otherTurnoverOf(merchantId: number, year: number): Promise<readonly OtherTurnover[]> {
    return this.#database.rows<OtherTurnover>(
      `select id, day, amount_minor as minor, note, coalesce(country, 'BG') as country from other_turnover
       where merchant_id = :merchantId and extract(year from day) = :year order by day, id`,
      { merchantId, year },
    );
  }

  async merchantsWithOther(year: number): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select distinct merchant_id as id from other_turnover where extract(year from day) = :year order by 1`,
      { year },
    );
    return rows.map(({ id }) => id);
  }

  async addTurnover(turnover: NewTurnover): Promise<number> {
    const [row] = await this.#database.rows<{ id: number }>(
      `insert into other_turnover (merchant_id, day, amount_minor, note, country, recorded_by, recorded_at)
       values (:merchantId, :day, :minor, :note, :country, :recordedBy, :recordedAt) returning id`,
      turnover,
    );
    return row!.id;
  }

  async removeTurnover(merchantId: number, id: number): Promise<boolean> {
    const rows = await this.#database.rows(
      'delete from other_turnover where merchant_id = :merchantId and id = :id returning id',
      { merchantId, id },
    );
    return rows.length > 0;
  }
}
