import type { Actor } from '#kernel/actor.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { CustomerAuditLog } from '../domain/audit-actions.ts';
import type { ItemProfile } from '../domain/item.ts';
import { ItemNotFound } from '../domain/failures.ts';
import type { Items } from '../ports/items.ts';
import { changedMerchantOf } from './policies.ts';

type Command = Readonly<{ actor: Actor; itemId: number; profile: ItemProfile; version: number }>;
type Deps = Readonly<{
  merchants: MerchantDirectory;
  items: Items;
  work: UnitOfWork;
  audit: CustomerAuditLog;
}>;

/**
 * Replaces the profile of an item; issued documents stay.
 * @throws SignInNeeded, NotAllowed, MerchantSuspended, ItemNotFound, RecordChanged, RecordArchived, InvalidFields
 */
export class ChangeItem {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, itemId, profile, version }: Command): Promise<void> {
    const { items, work, audit } = this.#deps;
    const merchantId = await changedMerchantOf(this.#deps, actor);
    const subject = { type: 'item', id: itemId } as const;
    await work.transact(async () => {
      const isFound = await items.change({ id: itemId, merchantId }, (item) => {
        item.change(profile, version);
        return true;
      });
      if (isFound === null) throw new ItemNotFound();
      await audit.record({ actor, action: 'item.changed', subject });
    });
  }
}
