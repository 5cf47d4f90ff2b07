import type { Database } from '#platform/database/database.ts';
import type { OpenMerchants } from '../../ports/open-merchants.ts';

export class SqlOpenMerchants implements OpenMerchants {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async hold(merchantId: number): Promise<boolean> {
    const rows = await this.#database.rows(
      'select id from merchants where id = :merchantId and closed_at is null for share',
      { merchantId },
    );
    return rows.length > 0;
  }
}
