import * as z from 'zod';
import { getBankLine } from '../banking/bank-lines.ts';
import { getOwnBill } from '../billing/billing.ts';
import { getOwnPlan } from '../billing/own-plan.ts';
import { getDisputeEvidence } from '../disputes/disputes.ts';
import type { Endpoint } from '../endpoint.ts';
import { getInvoice } from '../invoices/invoices.ts';
import { getLink } from '../links/links.ts';
import type { MerchantEventType } from './merchant-event-types.ts';
import { getOwnMonth } from '../closing/months.ts';
import { getOwnAccount } from '../accounts/own-account.ts';
import { getMandate } from '../payments/card-mandates.ts';
import { getRefund } from '../payments/payment-history.ts';
import { getPayment } from '../payments/payments.ts';
import { getPromise } from '../payments/transfers.ts';
import { getPayout } from '../payouts/payouts.ts';
import { getProforma } from '../proformas/proformas.ts';
import { getScheduleRun } from '../schedules/schedules.ts';

/** One type of events. */
export type CatalogueEntry = Readonly<{
  /** The GET whose answer is the object; null: no object is stored. */
  get: Pick<Endpoint, 'path'> | null;
  /** The schema of the object. */
  object: z.ZodType;
  /** Sample of what was before; absent: the fact changes nothing. */
  previous?: Readonly<Record<string, unknown>>;
}>;

type Previous = NonNullable<CatalogueEntry['previous']>;
type Answering = Readonly<{ path: string; response: z.ZodType }>;

const answering =
  (get: Answering) =>
  (previous?: Previous): CatalogueEntry => ({
    get,
    object: get.response,
    ...(previous !== undefined && { previous }),
  });

const payment = answering(getPayment);
const refund = answering(getRefund);
const dispute = answering(getDisputeEvidence);
const link = answering(getLink);
const transfer = answering(getPromise);
const document = answering(getInvoice);
const payout = answering(getPayout);
const account = answering(getOwnAccount);
const mandate = answering(getMandate);
const proforma = answering(getProforma);
const scheduleRun = answering(getScheduleRun);
const bankLine = answering(getBankLine);
const month = answering(getOwnMonth);
const bill = answering(getOwnBill);
const plan = answering(getOwnPlan);

/** Each type with its object. A client must expect new types and new fields. */
export const merchantEventCatalogue: Readonly<Record<MerchantEventType, CatalogueEntry>> = {
  'payment.created': payment(),
  'payment.processing': payment({ status: 'PENDING' }),
  'payment.declined': payment({ lastDeclineCode: null }),
  'payment.succeeded': payment({ status: 'PENDING' }),
  'payment.failed': payment({ status: 'PENDING' }),
  'payment.cancelled': payment({ status: 'PENDING' }),
  'payment.flagged': payment({ late: false }),
  'payment.fraud_warned': payment({ fraudWarnedAt: null }),
  'refund.requested': refund(),
  'refund.succeeded': refund({ status: 'PENDING' }),
  'refund.failed': refund({ status: 'PENDING' }),
  'dispute.opened': dispute(),
  'dispute.won': dispute({ status: 'OPEN' }),
  'dispute.lost': dispute({ status: 'OPEN' }),
  'link.created': link(),
  'link.paid': link({ status: 'ACTIVE' }),
  'link.expired': link({ status: 'ACTIVE' }),
  'link.cancelled': link({ status: 'ACTIVE' }),
  'transfer.promised': transfer(),
  'mandate.agreed': mandate(),
  'mandate.ended': mandate({ state: 'ACTIVE' }),
  'invoice.issued': document(),
  'invoice.sent': document(),
  'invoice.delivery_failed': document(),
  'invoice.overdue': document({ status: 'PENDING' }),
  'invoice.partly_paid': document({ paidAmount: 0 }),
  'invoice.paid': document({ status: 'PENDING' }),
  'invoice.annulled': document({ annulledAt: null }),
  'credit_note.issued': document(),
  'payout.paid': payout({ status: 'IN_TRANSIT' }),
  'payout.failed': payout({ status: 'IN_TRANSIT' }),
  'account.changed': account({ status: 'PENDING' }),
  'proforma.sent': proforma(),
  'proforma.accepted': proforma({ state: 'SENT' }),
  'proforma.paid': proforma({ paid: 0 }),
  'schedule.run': scheduleRun(),
  'schedule.run_failed': scheduleRun(),
  'schedule.charge_failed': scheduleRun({ charge: 'WAITING' }),
  'bank-line.matched': bankLine({ state: 'NEW' }),
  'bank-line.unmatched': bankLine({ state: 'MATCHED' }),
  'month.closed': month(),
  'bill.issued': bill(),
  'bill.paid': bill({ status: 'OPEN' }),
  'plan.changed': plan({ plan: 'STARTER' }),
  'webhook.test': {
    get: null,
    object: z.object({
      message: z.string().meta({ description: 'That it is a test.', examples: ['Пробно известие'] }),
    }),
  },
};
