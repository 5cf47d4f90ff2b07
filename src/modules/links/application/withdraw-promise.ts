import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { LinkAuditLog } from '../domain/audit-actions.ts';
import { PromiseNotFound, PromiseStateRefused } from '../domain/failures.ts';
import { promiseStateAt } from '../domain/transfer-promise.ts';
import { mustBeOpen } from './policies.ts';
import type { TransferPromises } from './transfer-promises.ts';

type Command = Readonly<{ actor: Actor; promiseId: number }>;
type Deps = Readonly<{
  promises: TransferPromises;
  merchants: Pick<MerchantDirectory, 'byId'>;
  /** @throws PromiseNotFound for one that the actor may not see */
  mustSee: (actor: Actor, promiseId: number) => Promise<unknown>;
  work: UnitOfWork;
  clock: Clock;
  audit: LinkAuditLog;
}>;

/**
 * The merchant waits no longer for a promised transfer.
 * @throws SignInNeeded, NotAllowed, PromiseNotFound, MerchantMayNotAct; PromiseStateRefused when it is paid or withdrawn
 */
export class WithdrawPromise {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor, promiseId }: Command): Promise<void> {
    const { promises, merchants, mustSee, work, clock, audit } = this.#deps;
    const merchantId = mustHold(actor, 'CREATE_LINKS', 'links:write');
    await mustSee(actor, promiseId);
    await work.transact(async () => {
      const found = await promises.find({ id: promiseId });
      const locked = found && (await promises.lockByReference(found.reference, merchantId));
      if (locked === null) throw new PromiseNotFound();
      mustBeOpen(await merchants.byId(merchantId));
      const now = clock.now();
      const state = promiseStateAt(locked.promise, now);
      if (state === 'PAID' || state === 'WITHDRAWN') throw new PromiseStateRefused(state);
      await promises.withdraw(promiseId, now);
      const subject = { type: 'promise', id: promiseId } as const;
      await audit.record({ actor, action: 'promise.withdrawn', subject });
    });
  }
}
