import type { Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ProformaAuditLog } from '../domain/audit-actions.ts';
import { ProformaNotFound, ProformaStateRefused } from '../domain/failures.ts';
import { mustBeUnpaid } from '../domain/proforma.ts';
import type { OpenForPayment } from './open-for-payment.ts';
import { writingMerchant } from './policies.ts';
import type { ProformaRows } from './proforma-rows.ts';

type Deps = Readonly<{
  rows: ProformaRows;
  merchants: MerchantDirectory;
  openForPayment: OpenForPayment;
  work: UnitOfWork;
  clock: Clock;
  audit: ProformaAuditLog;
}>;

/** Withdraws a proforma: it is accepted and paid no more, and its transfer is sent back when it comes. */
export class WithdrawProforma {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantMayNotAct, ProformaNotFound, ProformaIsPaid, ProformaStateRefused */
  async execute({ actor, id }: Readonly<{ actor: Actor; id: number }>): Promise<void> {
    const { rows, openForPayment, work, clock, audit } = this.#deps;
    const merchant = await writingMerchant(this.#deps, actor);
    await work.transact(async () => {
      const stored = await openForPayment.lock({ id, ofMerchant: merchant.id });
      if (stored === null) throw new ProformaNotFound();
      mustBeUnpaid(stored);
      if (stored.state === 'WITHDRAWN') throw new ProformaStateRefused();
      await openForPayment.close(stored);
      await rows.setState(id, 'WITHDRAWN', clock.now());
      await audit.record({ actor, action: 'proforma.withdrawn', subject: { type: 'proforma', id } });
    });
  }
}
