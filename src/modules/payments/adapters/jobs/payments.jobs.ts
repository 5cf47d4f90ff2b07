import { system } from '#kernel/actor.ts';
import { jobHandler, type JobHandler } from '#kernel/jobs.ts';
import * as jobs from '../../application/jobs.ts';
import type { EndSession } from '../../application/end-session.ts';
import type { EndSessionsOfLink } from '../../application/end-sessions-of-link.ts';
import type { ForgetOldPayloads } from '../../application/forget-old-payloads.ts';
import type { HandleSignal } from '../../application/handle-signal.ts';
import type { LookAtPayment } from '../../application/look-at-payment.ts';
import type { Reconcile } from '../../application/reconcile.ts';
import type { SendRefund } from '../../application/send-refund.ts';

export const paymentJobs = (deps: {
  handleSignal: HandleSignal;
  lookAtPayment: LookAtPayment;
  endSession: EndSession;
  endSessionsOfLink: EndSessionsOfLink;
  sendRefund: SendRefund;
  reconcile: Reconcile;
  rollUpPayments: () => Promise<unknown>;
  forgetOldPayloads: ForgetOldPayloads;
}): JobHandler[] => [
  jobHandler(jobs.handleProviderEvent, (data) => deps.handleSignal.execute(data)),
  jobHandler(jobs.lookAtPayment, (data) => deps.lookAtPayment.execute(data)),
  jobHandler(jobs.endSession, ({ paymentId }) =>
    deps.endSession.execute({ actor: system('link-crowded'), paymentId }),
  ),
  jobHandler(jobs.endSessionsOfLink, (data) => deps.endSessionsOfLink.execute(data)),
  jobHandler(jobs.sendRefund, (data) => deps.sendRefund.execute(data)),
  jobHandler(jobs.foldTotals, async () => void (await deps.rollUpPayments()), '* * * * *'),
  jobHandler(jobs.forgetOldPayloads, async () => void (await deps.forgetOldPayloads.execute()), '20 4 * * *'),
  jobHandler(jobs.reconcile, async () => void (await deps.reconcile.execute()), '*/2 * * * *'),
];
