import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { LoadPhoneNumbers } from '#kernel/phone-numbers.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { Customer, type CustomerProfile } from '../domain/customer.ts';
import { isCheckable } from '../domain/vat-check.ts';
import type { Customers } from '../ports/customers.ts';
import { vatNumberCheck } from './check-vat-numbers.ts';
import { changedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; profile: CustomerProfile }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  customers: Customers;
  work: UnitOfWork;
  clock: Clock;
  audit: CustomerAuditLog;
  jobs: Jobs;
  phoneNumbers: LoadPhoneNumbers;
}>;

/** Adds a customer to the caller's merchant. @throws SignInNeeded, NotAllowed, MerchantSuspended, InvalidFields */
export class CreateCustomer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns its id */
  async execute({ actor, profile }: Command): Promise<number> {
    const { customers, work, clock, audit, jobs } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    const phoneNumbers = await this.#deps.phoneNumbers();
    const created = Customer.create(merchantId, profile, { now: clock.now(), phoneNumbers });
    return work.transact(async () => {
      const id = await customers.add(created);
      if (isCheckable(created.vatNumber)) await jobs.enqueue(vatNumberCheck, { merchantId });
      await audit.record({ actor, action: 'customer.created', subject: { type: 'customer', id } });
      return id;
    });
  }
}
