import { viesPrefixes } from '#kernel/eu-vat-number.ts';
import type { Database } from '#platform/database/database.ts';
import type { CustomerVatCheck } from '../../domain/vat-check.ts';
import type { CustomerVatChecks } from '../../ports/customer-vat-checks.ts';

export class SqlCustomerVatChecks implements CustomerVatChecks {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  unchecked(merchantId: number, limit: number): Promise<readonly { id: number; vatNumber: string }[]> {
    return this.#database.rows(
      `select c.id, c.vat_number as "vatNumber" from customers c
       where c.merchant_id = :merchantId and c.archived_at is null and c.vat_checked is null
         and left(c.vat_number, 2) = any(:prefixes)
       order by c.id limit :limit`,
      { merchantId, prefixes: [...viesPrefixes], limit },
    );
  }

  async numberOf(
    key: Parameters<CustomerVatChecks['numberOf']>[0],
  ): Promise<{ vatNumber: string | null; isArchived: boolean } | null> {
    const [row] = await this.#database.rows<{ vatNumber: string | null; isArchived: boolean }>(
      `select c.vat_number as "vatNumber", c.archived_at is not null as "isArchived" from customers c
       where c.id = :id and c.merchant_id = :merchantId`,
      key,
    );
    return row ?? null;
  }

  async store(customerId: number, check: CustomerVatCheck): Promise<void> {
    await this.#database.rows(
      `update customers set vat_checked = cast(:check as jsonb) where id = :customerId and vat_number = :number`,
      { customerId, check: JSON.stringify(check), number: check.number },
    );
  }
}
