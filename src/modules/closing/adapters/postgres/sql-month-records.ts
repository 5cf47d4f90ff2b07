import type { Database } from '#platform/database/database.ts';
import type { MonthKey } from '../../ports/month-closes.ts';
import type { MonthCheck, MonthMailKind, MonthRecords, MonthSettings } from '../../ports/month-records.ts';

const firstDay = ({ merchantId, month }: MonthKey) => ({ merchantId, month: `${month}-01` });

export class SqlMonthRecords implements MonthRecords {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async saveCheck({ documents, errors, warnings, checkedAt, ...key }: MonthCheck): Promise<void> {
    await this.#database.rows(
      `insert into month_checks (merchant_id, month, documents, errors, warnings, checked_at)
       values (:merchantId, :month, :documents, :errors, :warnings, :checkedAt)
       on conflict (merchant_id, month) do update set documents = excluded.documents, errors = excluded.errors,
         warnings = excluded.warnings, checked_at = excluded.checked_at`,
      { ...firstDay(key), documents, errors, warnings, checkedAt },
    );
  }

  async settingsOf(merchantId: number): Promise<MonthSettings> {
    const [row] = await this.#database.rows<MonthSettings>(
      `select recipient, sends_itself as "sendsItself" from month_settings where merchant_id = :merchantId`,
      { merchantId },
    );
    return row ?? { recipient: null, sendsItself: false };
  }

  async saveSettings(merchantId: number, { recipient, sendsItself }: MonthSettings): Promise<void> {
    await this.#database.rows(
      `insert into month_settings (merchant_id, recipient, sends_itself) values (:merchantId, :recipient, :sendsItself)
       on conflict (merchant_id) do update set recipient = excluded.recipient, sends_itself = excluded.sends_itself`,
      { merchantId, recipient, sendsItself },
    );
  }

  async noteDelivery(key: MonthKey, outcome: 'SENT' | 'REFUSED', at: Date): Promise<void> {
    const sql =
      outcome === 'REFUSED'
        ? `insert into month_refusals (merchant_id, month, refused_at) values (:merchantId, :month, :at)
           on conflict (merchant_id, month) do update set refused_at = excluded.refused_at`
        : 'delete from month_refusals where merchant_id = :merchantId and month = :month';
    await this.#database.rows(sql, { ...firstDay(key), ...(outcome === 'REFUSED' && { at }) });
  }

  async refusedAt(key: MonthKey): Promise<Date | null> {
    const [row] = await this.#database.rows<{ at: string }>(
      `select refused_at as at from month_refusals where merchant_id = :merchantId and month = :month`,
      firstDay(key),
    );
    return row === undefined ? null : new Date(row.at);
  }

  async claimMail(key: MonthKey, kind: MonthMailKind, at: Date): Promise<boolean> {
    const rows = await this.#database.rows(
      `insert into month_mails (merchant_id, month, kind, queued_at) values (:merchantId, :month, :kind, :at)
       on conflict do nothing returning kind`,
      { ...firstDay(key), kind, at },
    );
    return rows.length > 0;
  }
}
