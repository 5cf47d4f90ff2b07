import type { Actor } from '#kernel/actor.ts';
import { businessDateOf, isBefore } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Events } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentAuditLog } from '../../domain/audit-actions.ts';
import { MandateEnded } from '../../domain/events.ts';
import { MandateNotFound } from '../../domain/failures.ts';
import type { Mandate, MandateEnd } from '../../domain/mandate.ts';
import type { Mandates } from './mandates.ts';
import { detachCard, mandateMail } from '../jobs.ts';

type Command = Readonly<{ actor: Actor; mandateId: number; by: MandateEnd }>;
type Deps = Readonly<{
  mandates: Pick<Mandates, 'lock' | 'end'>;
  jobs: Jobs;
  events: Events;
  work: UnitOfWork;
  clock: Clock;
  audit: PaymentAuditLog;
}>;

/** Ends a mandate at once: no charge of it begins after. The provider deletes the card by a job. */
export class EndMandate {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** In the transaction of the caller, or one of its own. One that has ended stays as it is. @throws MandateNotFound */
  async execute({ actor, mandateId, by }: Command): Promise<void> {
    const { mandates, work, audit } = this.#deps;
    await work.transact(async () => {
      const mandate = await mandates.lock(mandateId);
      if (mandate === null) throw new MandateNotFound();
      if (mandate.endedAt !== null) return;
      await this.#end(mandate, by);
      const subject = { type: 'mandate', id: mandateId } as const;
      await audit.record({ actor, action: 'mandate.ended', subject, data: { endedBy: by } });
    });
  }

  async #end({ id: mandateId, ...mandate }: Mandate, by: MandateEnd): Promise<void> {
    const { mandates, jobs, events, clock } = this.#deps;
    const { merchantId, customerId, providerAccount: account, providerMethod: method, expiresOn } = mandate;
    const endedAt = clock.now();
    await mandates.end(mandateId, { by, at: endedAt });
    if (method !== null) await jobs.enqueue(detachCard, { method, account });
    // The mail about a new card says that it takes the place of this one.
    if ((by === 'PAYER' || by === 'MERCHANT') && mandate.email !== null)
      await jobs.enqueue(mandateMail, { mandateId, kind: 'ENDED' });
    await events.publish(MandateEnded, { mandateId, merchantId, customerId, endedBy: by, endedAt });
    const state = isBefore(expiresOn, businessDateOf(endedAt)) ? 'EXPIRED' : 'ACTIVE';
    await events.publish(MerchantFactHappened, {
      type: 'mandate.ended',
      merchantId,
      subjectId: mandateId,
      previous: { state, endedAt: null, endedBy: null },
    });
  }
}
