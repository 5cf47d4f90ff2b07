import type { Actor } from '#kernel/actor.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { LoadPhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import type { CustomerProfile } from '../domain/customer.ts';
import { CustomerNotFound } from '../domain/failures.ts';
import type { Customers } from '../ports/customers.ts';
import { vatNumberCheck } from './check-vat-numbers.ts';
import { changedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; customerId: number; profile: CustomerProfile; version: number }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  customers: Customers;
  work: UnitOfWork;
  audit: CustomerAuditLog;
  jobs: Jobs;
  phoneNumbers: LoadPhoneNumbers;
}>;

/**
 * Replaces the profile of a customer; issued documents stay.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, CustomerNotFound, RecordChanged, RecordArchived, InvalidFields
 */
export class ChangeCustomer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, customerId, profile, version }: Command): Promise<void> {
    const { customers, work, audit, jobs } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    const phoneNumbers = await this.#deps.phoneNumbers();
    const subject = { type: 'customer', id: customerId } as const;
    await work.transact(async () => {
      const awaitsCheck = await customers.change({ id: customerId, merchantId }, (customer) => {
        customer.change(profile, version, phoneNumbers);
        return customer.awaitsVatCheck;
      });
      if (awaitsCheck === null) throw new CustomerNotFound();
      if (awaitsCheck) await jobs.enqueue(vatNumberCheck, { merchantId });
      await audit.record({ actor, action: 'customer.changed', subject });
    });
  }
}
