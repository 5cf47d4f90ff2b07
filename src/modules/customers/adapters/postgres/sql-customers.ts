import type { Database } from '#platform/database/database.ts';
import { Customer, type CustomerRecord, type NewCustomer } from '../../domain/customer.ts';
import type { Customers } from '../../ports/customers.ts';
import { customersTable } from './tables.ts';
import { withUnique } from './unique-value.ts';
import { viesPrefixes } from '#kernel/eu-vat-number.ts';
import type { CustomerVatCheck } from '../../domain/vat-check.ts';

const known = <T>(write: () => Promise<T>): Promise<T> => withUnique('taxId', 'fields.customer-known', write);

export class SqlCustomers implements Customers {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async add(customer: NewCustomer): Promise<number> {
    const [row] = await known(() =>
      this.#database.rows<{ id: number }>(
        `insert into customers (merchant_id, kind, name, contact, email, phone, address, city, country, tax_id,
           vat_number, language, due_days, note, created_at, archived_at, version)
         values (:merchantId, :kind, :name, :contact, :email, :phone, :address, :city, :country, :taxId,
           :vatNumber, :language, :dueDays, :note, :createdAt, :archivedAt, :version) returning id`,
        { ...customer },
      ),
    );
    return row!.id;
  }

  change<T>(
    { id, merchantId }: Parameters<Customers['change']>[0],
    apply: (customer: Customer) => T | Promise<T>,
  ): Promise<T | null> {
    return this.#database.transact(async () => {
      const [row] = await this.#database.rows<object>(
        `select ${customersTable.select('c')} from customers c
         where c.id = :id and c.merchant_id = :merchantId for update`,
        { id, merchantId },
      );
      if (row === undefined) return null;
      const customer = Customer.restore(customersTable.read(row));
      const result = await apply(customer);
      await this.#save(customer);
      return result;
    });
  }

  async alike(
    merchantId: number,
    { taxIds, vatNumbers, names }: Parameters<Customers['alike']>[1],
  ): Promise<readonly CustomerRecord[]> {
    const rows = await this.#database.rows<object>(
      `select ${customersTable.select('c')} from customers c
       where c.merchant_id = :merchantId and c.archived_at is null
         and (c.tax_id = any(:taxIds) or c.vat_number = any(:vatNumbers) or c.name = any(:names))
       order by c.id`,
      { merchantId, taxIds: [...taxIds], vatNumbers: [...vatNumbers], names: [...names] },
    );
    return rows.map((row) => customersTable.read(row));
  }

  /** A VAT number that changes is no longer the checked one. */
  async #save(customer: Customer): Promise<void> {
    await known(() =>
      this.#database.rows(
        `update customers set kind = :kind, name = :name, contact = :contact, email = :email, phone = :phone,
           address = :address, city = :city, country = :country, tax_id = :taxId,
           vat_checked = case when vat_number is not distinct from :vatNumber then vat_checked end,
           vat_number = :vatNumber, language = :language, due_days = :dueDays, note = :note,
           archived_at = :archivedAt, version = :version
         where id = :id`,
        customer.toRecord(),
      ),
    );
  }

  uncheckedVatNumbers(
    merchantId: number,
    limit: number,
  ): Promise<readonly { id: number; vatNumber: string }[]> {
    return this.#database.rows(
      `select c.id, c.vat_number as "vatNumber" from customers c
       where c.merchant_id = :merchantId and c.archived_at is null and c.vat_checked is null
         and left(c.vat_number, 2) = any(:prefixes)
       order by c.id limit :limit`,
      { merchantId, prefixes: [...viesPrefixes], limit },
    );
  }

  async vatNumberOf(
    key: Parameters<Customers['vatNumberOf']>[0],
  ): Promise<{ vatNumber: string | null; isArchived: boolean } | null> {
    const [row] = await this.#database.rows<{ vatNumber: string | null; isArchived: boolean }>(
      `select c.vat_number as "vatNumber", c.archived_at is not null as "isArchived" from customers c
       where c.id = :id and c.merchant_id = :merchantId`,
      key,
    );
    return row ?? null;
  }

  async storeVatCheck(customerId: number, check: CustomerVatCheck): Promise<void> {
    await this.#database.rows(
      `update customers set vat_checked = cast(:check as jsonb) where id = :customerId and vat_number = :number`,
      { customerId, check: JSON.stringify(check), number: check.number },
    );
  }
}
