import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import { ItemNotFound } from '../domain/failures.ts';
import type { Items } from '../ports/items.ts';
import { changedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; itemId: number; isArchived: boolean }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  items: Items;
  work: UnitOfWork;
  clock: Clock;
  audit: CustomerAuditLog;
}>;

/**
 * Takes an item out of lists and pickers, or puts it back. Does nothing when it is so already.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, ItemNotFound; InvalidFields when another item has its code by now
 */
export class ArchiveItem {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, itemId, isArchived }: Command): Promise<void> {
    const { items, work, clock, audit } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    const subject = { type: 'item', id: itemId } as const;
    const action = isArchived ? 'item.archived' : 'item.restored';
    await work.transact(async () => {
      const isChanged = await items.change({ id: itemId, merchantId }, (item) =>
        item.archive(isArchived, clock.now()),
      );
      if (isChanged === null) throw new ItemNotFound();
      if (isChanged) await audit.record({ actor, action, subject });
    });
  }
}
