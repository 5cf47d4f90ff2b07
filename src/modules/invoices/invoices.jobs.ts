import { subscription, type Subscription } from '#kernel/events.ts';
import { jobHandler, jobType, type JobHandler } from '#kernel/jobs.ts';
import { PaymentRefunded, PaymentSucceeded, RefundFailed } from '#modules/payments/index.ts';
import { postAnchorsJob } from './adapters/remote/posted-anchors.ts';
import { anchorJob, anchorSchedule } from './application/numbers/anchor-numbers.ts';
import { buyerRefused } from './application/corrections/mail-buyer-refusal.ts';
import { reminderJob, reminderSchedule } from './application/remind-customers.ts';
import { linkRenewal } from './application/renew-link.ts';
import { receiptQueued } from './domain/delivery.ts';
import type { AnchorStore } from './ports/anchor-store.ts';
import type { InvoiceUseCases } from './invoices.use-cases.ts';

/** At 00:05 in Sofia. Reads derive OVERDUE themselves and do not depend on the job. */
const overdueJob = jobType('invoices.mark-overdue', 3);
const overdueSchedule = '5 0 * * *';

export const invoiceJobs = (
  { mailReceipt, mailBuyerRefusal, renewLink, markOverdue, anchorNumbers, remindCustomers }: InvoiceUseCases,
  anchorStore: AnchorStore,
  anchorUrl: string | null,
): JobHandler[] => [
  postAnchorsJob(anchorUrl),
  jobHandler(receiptQueued, (delivery) => mailReceipt.execute(delivery)),
  jobHandler(buyerRefused, (refusal) => mailBuyerRefusal.execute(refusal)),
  jobHandler(linkRenewal, (renewal) => renewLink.execute(renewal)),
  jobHandler(overdueJob, async () => void (await markOverdue()), overdueSchedule),
  jobHandler(anchorJob, async () => void (await anchorNumbers.append(anchorStore)), anchorSchedule),
  jobHandler(reminderJob, async () => void (await remindCustomers.execute()), reminderSchedule),
];

export const invoiceSubscriptions = ({
  issueInvoice,
  issueCreditNote,
  annulCreditNote,
}: InvoiceUseCases): Subscription[] => [
  subscription(PaymentSucceeded, (payment) => issueInvoice.execute({ payment })),
  subscription(PaymentRefunded, (refund) => issueCreditNote.execute({ refund })),
  subscription(RefundFailed, (refund) => annulCreditNote.execute(refund)),
];
