import type { Database } from '#platform/database/database.ts';
import type { NewTurnover, OtherTurnover, OtherTurnovers } from '../../ports/threshold-records.ts';

export class SqlOtherTurnovers implements OtherTurnovers {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  ofYear(merchantId: number, year: number): Promise<readonly OtherTurnover[]> {
    return this.#database.rows<OtherTurnover>(
      `select id, day, amount_minor as minor, note, coalesce(country, 'BG') as country from other_turnover
       where merchant_id = :merchantId and extract(year from day) = :year order by day, id`,
      { merchantId, year },
    );
  }

  async merchants(year: number): Promise<readonly number[]> {
    const rows = await this.#database.rows<{ id: number }>(
      `select distinct merchant_id as id from other_turnover where extract(year from day) = :year order by 1`,
      { year },
    );
    return rows.map(({ id }) => id);
  }

  async add(turnover: NewTurnover): Promise<number> {
    const [row] = await this.#database.rows<{ id: number }>(
      `insert into other_turnover (merchant_id, day, amount_minor, note, country, recorded_by, recorded_at)
       values (:merchantId, :day, :minor, :note, :country, :recordedBy, :recordedAt) returning id`,
      turnover,
    );
    return row!.id;
  }

  async remove(merchantId: number, id: number): Promise<boolean> {
    const rows = await this.#database.rows(
      'delete from other_turnover where merchant_id = :merchantId and id = :id returning id',
      { merchantId, id },
    );
    return rows.length > 0;
  }
}
