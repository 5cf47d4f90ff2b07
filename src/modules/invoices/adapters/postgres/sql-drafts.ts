import type { Database } from '#platform/database/database.ts';
import type { Drafts, DraftSave } from '../../ports/drafts.ts';

export class SqlDrafts implements Drafts {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  /** The lock on the merchant's key keeps two adds at once from passing the limit. */
  async add({ content, ...save }: DraftSave, most: number): Promise<number | null> {
    await this.#database.rows(`select pg_advisory_xact_lock(hashtextextended(:key, 0))`, {
      key: `invoice_drafts:${save.merchantId}`,
    });
    const [row] = await this.#database.rows<{ id: number }>(
      `insert into invoice_drafts (merchant_id, content, saved_by, created_at, saved_at)
       select :merchantId, cast(:content as jsonb), :savedBy, :at, :at
       where (select count(*) from invoice_drafts d where d.merchant_id = :merchantId) < :most
       returning id`,
      { ...save, content: JSON.stringify(content), most },
    );
    return row?.id ?? null;
  }

  async change(id: number, version: number, { content, ...save }: DraftSave): Promise<boolean> {
    const rows = await this.#database.rows(
      `update invoice_drafts set content = cast(:content as jsonb), saved_by = :savedBy, saved_at = :at,
         version = version + 1
       where id = :id and merchant_id = :merchantId and version = :version returning id`,
      { ...save, id, version, content: JSON.stringify(content) },
    );
    return rows.length > 0;
  }

  async remove(merchantId: number, id: number): Promise<boolean> {
    const rows = await this.#database.rows(
      'delete from invoice_drafts where id = :id and merchant_id = :merchantId returning id',
      { merchantId, id },
    );
    return rows.length > 0;
  }
}
