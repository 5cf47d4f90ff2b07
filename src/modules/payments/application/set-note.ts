import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { PaymentAuditLog } from '../domain/audit-actions.ts';
import { MerchantMayNotAct } from '../domain/failures.ts';

type Command = Readonly<{
  actor: Actor;
  paymentId: number;
  /** null takes it away. */
  note: string | null;
}>;
type Deps = Readonly<{
  /** Refuses a payment that the actor may not see. */
  find: (actor: Actor, paymentId: number) => Promise<unknown>;
  merchants: Pick<MerchantDirectory, 'byId'>;
  store: (paymentId: number, note: string | null) => Promise<void>;
  audit: PaymentAuditLog;
  work: UnitOfWork;
}>;

/** Writes the merchant's own note on a payment. The audit log says that it changed, not what it says. */
export class SetNote {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, NotForKeys, MerchantMayNotAct, PaymentNotFound */
  async mustBeAllowed(actor: Actor, paymentId: number): Promise<void> {
    const { find, merchants } = this.#deps;
    const merchant = await merchants.byId(mustHold(actor, 'WRITE_DOCUMENTS'));
    if (merchant?.isAccepting !== true) throw new MerchantMayNotAct();
    await find(actor, paymentId);
  }

  /** @throws what `mustBeAllowed` throws */
  async execute({ actor, paymentId, note }: Command): Promise<void> {
    const { store, audit, work } = this.#deps;
    await this.mustBeAllowed(actor, paymentId);
    await work.transact(async () => {
      await store(paymentId, note);
      await audit.record({ actor, action: 'payment.noted', subject: { type: 'payment', id: paymentId } });
    });
  }
}
