import type Stripe from 'stripe';
import type { Database } from '#platform/database/database.ts';
import { compare } from './compare.ts';
import {
  readProductRecords,
  type BookedEntry,
  type BookedPayment,
  type PaidDocument,
  type ProductRecords,
} from './product-records.ts';
import {
  isGivenBack,
  isWithdrawn,
  readProviderRecords,
  type ProviderRecords,
  type ProviderSale,
} from './provider-records.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const entriesOn = (entries: readonly BookedEntry[], account: string): number =>
  sum(entries.filter((entry) => entry.account === account).map(({ amount }) => amount));

type Pair = Readonly<{
  sale: ProviderSale;
  payment: BookedPayment;
  records: ProductRecords;
  entries: BookedEntry[];
}>;

const judgeCapture = ({ sale: { charge, fee }, payment, entries }: Pair): string[] => [
  ...compare('status', 'SUCCEEDED', payment.status),
  ...compare('captured', charge.amount, payment.charge),
  ...compare('currency', charge.currency.toUpperCase(), payment.currency),
  ...compare('fee status', 'KNOWN', payment.feeStatus),
  ...compare('fee', fee, payment.fee),
  ...compare(
    'booked captures',
    charge.amount,
    entriesOn(
      entries.filter(({ kind }) => kind === 'PAYMENT'),
      'PROVIDER_RECEIVABLE',
    ),
  ),
];

const statusOf: Readonly<Record<string, string>> = {
  succeeded: 'SUCCEEDED',
  pending: 'PENDING',
  failed: 'FAILED',
  canceled: 'CANCELLED',
};

const isWhollyCredited = ({ total, noted, refunded }: PaidDocument): boolean => noted + refunded >= total;

const judgeRefund = (seen: Stripe.Refund, { payment, records, entries }: Pair): string[] => {
  const what = `refund ${seen.id} of ${seen.amount}`;
  const known = records.refunds.filter(({ providerId }) => providerId === seen.id);
  const [refund] = known;
  if (!refund || known.length > 1) return [`${what}: stored ${known.length} times`];
  const isMine = ({ source }: BookedEntry): boolean =>
    source === `refund:${refund.id}` || source.startsWith(`refund:${refund.id}:`);
  const expected = isGivenBack(seen) ? -seen.amount : 0;
  // A payment that met nothing open has no document, and what was wholly credited before gets no other credit note.
  const mayLack = payment.document === null ? payment.overpaid : isWhollyCredited(payment.document);
  const notes = isGivenBack(seen) && !(mayLack && refund.notes === 0) ? 1 : 0;
  return [
    ...compare(`${what}, status`, statusOf[seen.status ?? ''], refund.status),
    ...compare(`${what}, amount`, seen.amount, refund.amount),
    ...compare(`${what}, booked`, expected, entriesOn(entries.filter(isMine), 'PROVIDER_RECEIVABLE')),
    ...compare(`${what}, credit notes`, notes, refund.notes),
  ];
};

const judgeRefunds = (pair: Pair): string[] => {
  const { sale, payment, records } = pair;
  const { charge } = sale;
  const given = sale.refunds.filter(isGivenBack);
  const asked = Map.groupBy(given, ({ id, metadata }) => metadata?.['plateno_refund'] ?? id);
  const twice = [...asked].filter(([, refunds]) => refunds.length > 1);
  const made = new Set(sale.refunds.map(({ id }) => id));
  const unmade = records.refunds.filter(
    ({ paymentId, providerId, status }) =>
      paymentId === payment.id && !(providerId !== null && made.has(providerId)) && status !== 'FAILED',
  );
  return [
    ...(payment.overpaid ? compare('given back', charge.amount, sum(given.map(({ amount }) => amount))) : []),
    ...compare('refunded', sum(given.map(({ amount }) => amount)), payment.refunded),
    ...sale.refunds.flatMap((refund) => judgeRefund(refund, pair)),
    ...twice.map(
      ([key, refunds]) =>
        `refund ${key} was carried out more than once: ${refunds.map(({ id, created }) => `${id} at ${created}`).join(', ')}`,
    ),
    ...unmade.map(({ id, status }) => `refund ${id} is ${status} and unknown to the provider`),
  ];
};

const disputeStatuses: Readonly<Record<string, string>> = {
  won: 'WON',
  warning_closed: 'WON',
  lost: 'LOST',
  prevented: 'PREVENTED',
};

const judgeDispute = (seen: Stripe.Dispute, { records, entries }: Pair): string[] => {
  const what = `dispute ${seen.id} (${seen.status})`;
  const dispute = records.disputes.find(({ providerId }) => providerId === seen.id);
  const mine = entries.filter(
    ({ source }) => source === `dispute:${seen.id}` || source.startsWith(`dispute:${seen.id}:`),
  );
  const fees = sum(seen.balance_transactions.map(({ fee }) => fee));
  return [
    ...compare(`${what}, status`, disputeStatuses[seen.status] ?? 'OPEN', dispute?.status),
    ...compare(
      `${what}, taken from the receivable`,
      isWithdrawn(seen) ? -seen.amount : 0,
      entriesOn(mine, 'PROVIDER_RECEIVABLE'),
    ),
    ...compare(
      `${what}, held`,
      isWithdrawn(seen) && seen.status !== 'lost' ? seen.amount : 0,
      entriesOn(mine, 'DISPUTE_HOLD'),
    ),
    ...compare(`${what}, fees`, -fees, entriesOn(mine, 'PROVIDER_FEES')),
  ];
};

/** What the customer's document says is what the provider took and gave back. */
const judgeDocument = ({ sale, payment }: Pair): string[] => {
  const { document, overpaid } = payment;
  if (document === null) return compare('document', overpaid, true);
  const given = sum(sale.refunds.filter(isGivenBack).map(({ amount }) => amount));
  return [
    ...compare('paid on the document', sale.charge.amount, document.byCard),
    ...compare('currency of the document', sale.charge.currency.toUpperCase(), document.currency),
    ...(isWhollyCredited(document) && document.noted > 0
      ? []
      : compare('credited for refunds', given, document.refunded)),
  ];
};

const judgeSale = (sale: ProviderSale, records: ProductRecords): string[] => {
  const payment = records.payments.find(({ id }) => id === sale.paymentId);
  if (!payment) return [`captured ${sale.charge.amount}, and no payment is stored`];
  const entries = records.entries.filter(({ paymentId }) => paymentId === payment.id);
  const pair: Pair = { sale, payment, records, entries };
  const findings = [
    ...judgeCapture(pair),
    ...judgeRefunds(pair),
    ...sale.disputes.flatMap((dispute) => judgeDispute(dispute, pair)),
    ...judgeDocument(pair),
    ...compare('account', sale.account, payment.account ?? ''),
  ];
  return findings.map((finding) => `payment ${payment.id}: ${finding}`);
};

/** No link has more than one payment that was not refunded. */
const judgeLinks = ({ sales }: ProviderRecords, { payments }: ProductRecords): string[] => {
  const linkOf = new Map(payments.map(({ id, paymentLinkId }) => [id, paymentLinkId]));
  const kept = sales.filter(
    ({ charge, refunds }) => sum(refunds.filter(isGivenBack).map(({ amount }) => amount)) < charge.amount,
  );
  return [...Map.groupBy(kept, ({ paymentId }) => linkOf.get(paymentId))]
    .filter(([, sold]) => sold.length > 1)
    .map(([link, sold]) => `link ${String(link)} was paid ${sold.length} times and kept`);
};

const judgeTotals = (provider: ProviderRecords, records: ProductRecords): string[] => {
  const paid = new Set(provider.sales.map(({ paymentId }) => paymentId));
  const unpaid = records.payments.filter(({ id, status }) => status === 'SUCCEEDED' && !paid.has(id));
  const receivable = records.entries.filter(({ currency }) => currency === 'EUR');
  return [
    ...unpaid.map(({ id }) => `payment ${id} is SUCCEEDED and was not paid`),
    ...compare('receivable in euro', provider.euroBalance, entriesOn(receivable, 'PROVIDER_RECEIVABLE')),
  ];
};

/** Every difference between the product's tables and the provider's own; one message each. */
export const judge = async (database: Database): Promise<string[]> => {
  const provider = await readProviderRecords(database);
  const records = await readProductRecords(database);
  return [
    ...provider.sales.flatMap((sale) => judgeSale(sale, records)),
    ...judgeLinks(provider, records),
    ...judgeTotals(provider, records),
  ];
};
