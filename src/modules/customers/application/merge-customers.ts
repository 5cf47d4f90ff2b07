import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { CustomersMerged } from '../domain/events.ts';
import { CustomerNotFound } from '../domain/failures.ts';
import type { Customers } from '../ports/customers.ts';
import { changedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; from: number; into: number }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  customers: Customers;
  events: Events;
  work: UnitOfWork;
  clock: Clock;
  audit: CustomerAuditLog;
}>;

/**
 * Moves links and documents of one customer to another one, and archives the first. Buyers on documents stay.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, CustomerNotFound; InvalidFields at `into` for itself and for an archived customer
 */
export class MergeCustomers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, from, into }: Command): Promise<void> {
    const { events, work, audit } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    await work.transact(async () => {
      // Rows are locked in the order of their ids, so that two merges wait for each other instead of blocking.
      for (const id of [from, into].toSorted((one, other) => one - other))
        await this.#prepare(id, { merchantId, from, into });
      await events.publish(CustomersMerged, { merchantId, from, into });
      const subject = { type: 'customer', id: from } as const;
      await audit.record({ actor, action: 'customer.merged', subject, data: { into } });
    });
  }

  async #prepare(
    id: number,
    { merchantId, from, into }: Readonly<{ merchantId: number; from: number; into: number }>,
  ): Promise<void> {
    const { customers, clock } = this.#deps;
    const isFound = await customers.change({ id, merchantId }, (customer) => {
      if (from === into) throw new InvalidFields([{ field: 'into', code: 'fields.same-customer' }]);
      if (id === from) customer.archive(true, clock.now());
      else if (customer.isArchived)
        throw new InvalidFields([{ field: 'into', code: 'fields.customer-archived' }]);
      return true;
    });
    if (isFound === null) throw new CustomerNotFound();
  }
}
