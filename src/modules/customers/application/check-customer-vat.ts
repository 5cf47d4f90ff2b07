import type { Actor } from '#kernel/actor.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { CustomerNotFound, RecordArchived } from '../domain/failures.ts';
import { isCheckable } from '../domain/vat-check.ts';
import type { Customers } from '../ports/customers.ts';
import type { VatNumberService } from '../ports/vat-number-service.ts';
import { changedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; customerId: number }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  customers: Customers;
  vatNumbers: VatNumberService;
  work: UnitOfWork;
  audit: CustomerAuditLog;
}>;

/** Asks again about the VAT number of one customer. */
export class CheckCustomerVat {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, MerchantSuspended, CustomerNotFound, RecordArchived; InvalidFields for a
   * number that the service does not know
   */
  async execute({ actor, customerId }: Command): Promise<void> {
    const { merchants, customers, vatNumbers, work, audit } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    const found = await customers.vatNumberOf({ id: customerId, merchantId });
    if (found === null) throw new CustomerNotFound();
    if (found.isArchived) throw new RecordArchived();
    const { vatNumber } = found;
    if (!isCheckable(vatNumber))
      throw new InvalidFields([{ field: 'vatNumber', code: 'fields.vat-number-not-checked' }]);
    const merchant = await merchants.byId(merchantId);
    const check = await vatNumbers.ask(vatNumber, merchant?.vatNumber ?? null);
    await work.transact(async () => {
      if (check !== null) await customers.storeVatCheck(customerId, check);
      const subject = { type: 'customer', id: customerId } as const;
      await audit.record({ actor, action: 'customer.vat-checked', subject });
    });
  }
}
