import type { Database } from '#platform/database/database.ts';
import type { MerchantTraces } from '../../ports/merchant-traces.ts';

export class SqlMerchantTraces implements MerchantTraces {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async has(merchantId: number): Promise<boolean> {
    const [row] = await this.#database.rows<{ has: boolean }>(
      `select exists (select from payments where merchant_id = :merchantId)
         or exists (select from payment_links where merchant_id = :merchantId)
         or exists (select from invoice_series where merchant_id = :merchantId)
         or exists (select from ledger_accounts where merchant_id = :merchantId) as has`,
      { merchantId },
    );
    return row?.has ?? true;
  }
}
