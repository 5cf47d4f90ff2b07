import { nameOf, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { InvoiceAuditLog } from '../../domain/audit-actions.ts';
import { BuyerRequestAnswered, BuyerRequestNotFound } from '../../domain/failures.ts';
import type { BuyerRequests } from '../../ports/buyer-requests.ts';
import { buyerRefused } from './mail-buyer-refusal.ts';
import { actingMerchantOf } from '../policies.ts';

type Command = Readonly<{ actor: Actor; requestId: number; reason: string }>;
type Deps = Readonly<{
  requests: BuyerRequests;
  merchants: MerchantDirectory;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
  audit: InvoiceAuditLog;
}>;

/** Refuses the request for another buyer; the payer gets a mail with the reason. */
export class RefuseBuyerRequest {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, MerchantMayNotAct, BuyerRequestNotFound, BuyerRequestAnswered */
  async execute({ actor, requestId, reason }: Command): Promise<void> {
    const { merchants, requests, jobs, work, clock, audit } = this.#deps;
    const { id: ofMerchant } = await actingMerchantOf(actor, 'WRITE_DOCUMENTS', merchants);
    const request = await requests.find({ id: requestId, ofMerchant });
    if (request === null) throw new BuyerRequestNotFound();
    await work.transact(async () => {
      const answer = { reason, answeredAt: clock.now(), answeredBy: nameOf(actor) };
      if (!(await requests.answer(requestId, { state: 'REFUSED', ...answer })))
        throw new BuyerRequestAnswered();
      const subject = { type: 'invoice', id: request.invoiceId } as const;
      const data = { requestId, reason };
      await audit.record({ actor, action: 'invoice.buyer-refused', subject, data });
      await jobs.enqueue(buyerRefused, { requestId, ofMerchant }, { key: `buyer-refused-${requestId}` });
    });
  }
}
