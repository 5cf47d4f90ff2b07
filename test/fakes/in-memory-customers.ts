import { InvalidFields } from '#kernel/failure.ts';
import { Customer, type CustomerRecord, type NewCustomer } from '#modules/customers/domain/customer.ts';
import { isCheckable, type CustomerVatCheck } from '#modules/customers/domain/vat-check.ts';
import type { Customers } from '#modules/customers/ports/customers.ts';

/** Customers and the checks of their VAT numbers. */
export class InMemoryCustomers implements Customers {
  readonly #records = new Map<number, CustomerRecord>();

  async add(customer: NewCustomer): Promise<number> {
    const id = this.#records.size + 1;
    this.#save({ ...customer, id });
    return id;
  }

  async change<T>(
    key: Parameters<Customers['change']>[0],
    apply: (customer: Customer) => T | Promise<T>,
  ): Promise<T | null> {
    const record = this.#find(key);
    if (record === undefined) return null;
    const customer = Customer.restore(record);
    const result = await apply(customer);
    this.#save(customer.toRecord());
    return result;
  }

  async alike(
    merchantId: number,
    { taxIds, vatNumbers, names }: Parameters<Customers['alike']>[1],
  ): Promise<readonly CustomerRecord[]> {
    return this.#open(merchantId).filter(
      ({ taxId, vatNumber, name }) =>
        (taxId !== null && taxIds.includes(taxId)) ||
        (vatNumber !== null && vatNumbers.includes(vatNumber)) ||
        names.includes(name),
    );
  }

  async uncheckedVatNumbers(
    merchantId: number,
    limit: number,
  ): Promise<readonly { id: number; vatNumber: string }[]> {
    return this.#open(merchantId)
      .flatMap(({ id, vatNumber, vatChecked }) =>
        isCheckable(vatNumber) && vatChecked === null ? [{ id, vatNumber }] : [],
      )
      .slice(0, limit);
  }

  async vatNumberOf(
    key: Parameters<Customers['vatNumberOf']>[0],
  ): Promise<{ vatNumber: string | null; isArchived: boolean } | null> {
    const record = this.#find(key);
    return record === undefined
      ? null
      : { vatNumber: record.vatNumber, isArchived: record.archivedAt !== null };
  }

  async storeVatCheck(customerId: number, check: CustomerVatCheck): Promise<void> {
    const record = this.#records.get(customerId);
    if (record?.vatNumber === check.number)
      this.#records.set(customerId, { ...record, vatChecked: { ...check } });
  }

  #find({ id, merchantId }: Readonly<{ id: number; merchantId: number }>): CustomerRecord | undefined {
    const record = this.#records.get(id);
    return record?.merchantId === merchantId ? record : undefined;
  }

  #open(merchantId: number): CustomerRecord[] {
    return [...this.#records.values()].filter(
      (record) => record.merchantId === merchantId && record.archivedAt === null,
    );
  }

  #save(record: CustomerRecord): void {
    const isTaken =
      record.archivedAt === null &&
      record.taxId !== null &&
      this.#open(record.merchantId).some(({ id, taxId }) => id !== record.id && taxId === record.taxId);
    if (isTaken) throw new InvalidFields([{ field: 'taxId', code: 'fields.customer-known' }]);
    this.#records.set(record.id, record);
  }
}
