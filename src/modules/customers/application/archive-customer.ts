import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { CustomerNotFound } from '../domain/failures.ts';
import type { Customers } from '../ports/customers.ts';
import { changedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; customerId: number; isArchived: boolean }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  customers: Customers;
  work: UnitOfWork;
  clock: Clock;
  audit: CustomerAuditLog;
}>;

/**
 * Takes a customer out of lists and pickers, or puts it back. Does nothing when it is so already.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, CustomerNotFound; InvalidFields when another customer has its EIK by now
 */
export class ArchiveCustomer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, customerId, isArchived }: Command): Promise<void> {
    const { customers, work, clock, audit } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    const subject = { type: 'customer', id: customerId } as const;
    const action = isArchived ? 'customer.archived' : 'customer.restored';
    await work.transact(async () => {
      const isChanged = await customers.change({ id: customerId, merchantId }, (customer) =>
        customer.archive(isArchived, clock.now()),
      );
      if (isChanged === null) throw new CustomerNotFound();
      if (isChanged) await audit.record({ actor, action, subject });
    });
  }
}
