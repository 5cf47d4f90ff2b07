import { system } from '#kernel/actor.ts';
import { jobHandler, type JobHandler } from '#kernel/jobs.ts';
import * as jobs from '../../application/jobs.ts';
import type { EndCheckoutSession } from '../../application/end-checkout-session.ts';
import type { EndCheckoutSessionsOfLink } from '../../application/end-checkout-sessions-of-link.ts';
import type { HandleDueEvents } from '../../application/handle-due-events.ts';
import type { HandleWebhookEvent } from '../../application/handle-webhook-event.ts';
import type { PollPayment } from '../../application/poll-payment.ts';
import type { Reconcile } from '../../application/reconcile.ts';
import type { SendMandateMail } from '../../application/mandates/send-mandate-mail.ts';
import type { SendRefund } from '../../application/send-refund.ts';
import type { CardProvider } from '../../ports/card-provider.ts';

export const paymentJobs = (deps: {
  handleDueEvents: HandleDueEvents;
  handleWebhookEvent: HandleWebhookEvent;
  /** Wakes a worker that handles due events; neither throws nor waits. */
  wakeWorker: () => void;
  pollPayment: PollPayment;
  endSession: EndCheckoutSession;
  endSessionsOfLink: EndCheckoutSessionsOfLink;
  sendRefund: SendRefund;
  reconcile: Reconcile;
  cardProvider: Pick<CardProvider, 'detachCard'>;
  sendMandateMail: SendMandateMail;
  rollUpPayments: () => Promise<unknown>;
  forgetOldPayloads: () => Promise<unknown>;
}): JobHandler[] => [
  jobHandler(jobs.handleDueEvents, async () => {
    const isDone = await deps.handleDueEvents.execute();
    if (!isDone) deps.wakeWorker();
  }),
  jobHandler(jobs.handleWebhookEvent, (data) => deps.handleWebhookEvent.execute(data)),
  jobHandler(jobs.pollPayment, (data) => deps.pollPayment.execute(data)),
  jobHandler(jobs.endSession, ({ paymentId }) =>
    deps.endSession.execute({ actor: system('session-limit'), paymentId }),
  ),
  jobHandler(jobs.endSessionsOfLink, ({ linkId: paymentLinkId, exceptPaymentId }) =>
    deps.endSessionsOfLink.execute({ paymentLinkId, exceptPaymentId }),
  ),
  jobHandler(jobs.sendRefund, (data) => deps.sendRefund.execute(data)),
  jobHandler(jobs.detachCard, ({ method, account }) => deps.cardProvider.detachCard(method, account)),
  jobHandler(jobs.mandateMail, (data) => deps.sendMandateMail.execute(data)),
  jobHandler(jobs.rollUpPayments, async () => void (await deps.rollUpPayments()), '* * * * *'),
  jobHandler(jobs.forgetOldPayloads, async () => void (await deps.forgetOldPayloads()), '20 4 * * *'),
  jobHandler(jobs.reconcile, async () => void (await deps.reconcile.execute()), '*/2 * * * *'),
];
