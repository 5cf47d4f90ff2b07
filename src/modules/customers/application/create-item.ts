import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { Item, type ItemProfile } from '../domain/item.ts';
import type { Items } from '../ports/items.ts';
import { changedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; profile: ItemProfile }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  items: Items;
  work: UnitOfWork;
  clock: Clock;
  audit: CustomerAuditLog;
}>;

/** Adds an item to the caller's merchant. @throws SignInNeeded, NotAllowed, MerchantSuspended, InvalidFields */
export class CreateItem {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns its id */
  async execute({ actor, profile }: Command): Promise<number> {
    const { items, work, clock, audit } = this.#deps;
    const created = Item.create(await changedMerchantOf(this.#deps, actor), profile, clock.now());
    return work.transact(async () => {
      const id = await items.add(created);
      await audit.record({ actor, action: 'item.created', subject: { type: 'item', id } });
      return id;
    });
  }
}
