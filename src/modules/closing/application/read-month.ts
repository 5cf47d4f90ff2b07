import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { daysOf, isMonthOver } from '#kernel/month.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { DocumentsOfClosing, MonthDocument } from '#modules/invoices/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { PaymentsOfMonth } from '#modules/payments/index.ts';
import { problemOf, type MonthProblem } from '../domain/month-problem.ts';
import type { MonthTotals } from '../domain/month-totals.ts';
import { findProblems } from './find-problems.ts';
import type { MonthContent } from './month-content.ts';
import { totalsOf } from './month-totals.ts';

/** What the content of a month is read from. */
export type ReadMonthDeps = Readonly<{
  documentsOfClosing: DocumentsOfClosing;
  payments: Pick<PaymentsOfMonth, 'fees'>;
  providerAccounts: Pick<ProviderAccounts, 'ofMerchant'>;
  clock: Clock;
}>;
/**
 * `WHOLE` verifies the whole LEGAL series, too; `MONTH` does so once the month is over, so that it shows all that keeps it
 * open; `DOCUMENTS` reads only the documents of the month.
 */
export type Depth = 'WHOLE' | 'MONTH' | 'DOCUMENTS';
type Request = Readonly<{ seller: MerchantRecord; month: string; depth: Depth }>;

const severityRank = { ERROR: 0, WARNING: 1, INFO: 2 } as const;

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
};

/** What the files follow from: documents, their payments, the seller's data and the sums. */
const fingerprintOf = (documents: readonly MonthDocument[], seller: MerchantRecord, totals: MonthTotals) => {
  const { taxId, vatNumber, vatRegistration, fiscalMode, eShopNumber } = seller;
  const facts = documents.map(({ documentHash, annulledOn, payments, creditedMinor }) => [
    documentHash,
    annulledOn,
    payments.map(({ kind, amountMinor, paidOn }) => [kind, amountMinor, paidOn]),
    creditedMinor,
  ]);
  return sha256(JSON.stringify([facts, taxId, vatNumber, vatRegistration, fiscalMode, eShopNumber, totals]));
};

/** Ranges of consecutive numbers, in rising order. */
const rangesOf = (numbers: readonly number[]): (readonly [from: number, to: number])[] =>
  numbers
    .toSorted((one, other) => one - other)
    .reduce<[number, number][]>((ranges, number) => {
      const last = ranges.at(-1);
      if (last !== undefined && number <= last[1] + 1) last[1] = number;
      else ranges.push([number, number]);
      return ranges;
    }, []);

/** Gaps between documents of the month are found with the documents. */
const seriesProblems = async (
  { documentsOfClosing }: ReadMonthDeps,
  merchantId: number,
  documents: readonly MonthDocument[],
): Promise<MonthProblem[]> => {
  const faults = await documentsOfClosing.faults(merchantId);
  const first = documents[0]?.document.number ?? Infinity;
  const last = documents.at(-1)?.document.number ?? -Infinity;
  const missing = faults
    .filter(({ fault }) => fault === 'GAP')
    .map(({ invoiceNumber }) => Number(invoiceNumber))
    .filter((number) => number < first || number > last);
  const byNumber = new Map(documents.map((one) => [one.invoiceNumber, one]));
  const broken = faults.filter(({ fault }) => fault !== 'GAP');
  return [
    ...rangesOf(missing).map(([from, to]) => problemOf('NUMBER_GAP', null, { from, to })),
    ...broken.map(({ invoiceNumber, fault }) => ({
      ...problemOf('CHAIN_BROKEN', byNumber.get(invoiceNumber) ?? null, { number: invoiceNumber, fault }),
      invoiceNumber,
    })),
  ];
};

const orderProblems = (
  documents: readonly MonthDocument[],
  { fiscalMode }: MerchantRecord,
): MonthProblem[] => {
  const hasOrder = documents.some(
    ({ document, annulledOn }) => document.transactionReference !== null && annulledOn === null,
  );
  return fiscalMode === 'ALT_REGIME' && !hasOrder ? [problemOf('NO_ORDERS')] : [];
};

const distinct = (problems: readonly MonthProblem[]): MonthProblem[] => [
  ...new Map(problems.map((one) => [JSON.stringify([one.code, one.invoiceId, one.params]), one])).values(),
];

/** The documents of a month with their problems and sums. The caller has checked the right. */
export const readMonth = async (
  deps: ReadMonthDeps,
  { seller, month, depth }: Request,
): Promise<MonthContent> => {
  const { documentsOfClosing, payments, providerAccounts, clock } = deps;
  const days = daysOf(month);
  const documents: MonthDocument[] = [];
  for await (const one of documentsOfClosing.documents(seller.id, days)) documents.push(one);
  const { fees, pending } = await payments.fees(seller.id, days);
  const refunds = await documentsOfClosing.refundsWithoutNote(seller.id, days);
  const corrected = await documentsOfClosing.corrections(seller.id, days);
  const isVerified = depth === 'WHOLE' || (depth === 'MONTH' && isMonthOver(month, clock.now()));
  const totals = totalsOf(documents, seller.vatRegistration === 'FULL', fees);
  const problems = [
    ...findProblems(documents, seller, businessDateOf(clock.now())),
    ...refunds.map(({ invoiceId: id, invoiceNumber, refundId }) =>
      problemOf('REFUND_WITHOUT_NOTE', { id, invoiceNumber }, { refundId }),
    ),
    ...corrected.map(({ invoiceId: id, correctedAt, proof: { invoiceNumber } }) =>
      problemOf('PROOF_CORRECTED', { id, invoiceNumber }, { correctedOn: businessDateOf(correctedAt) }),
    ),
    ...(pending > 0 ? [problemOf('FEES_PENDING', null, { count: pending })] : []),
    ...orderProblems(documents, seller),
    ...(isVerified ? await seriesProblems(deps, seller.id, documents) : []),
  ];
  return {
    seller,
    providerAccount: (await providerAccounts.ofMerchant(seller.id))?.accountId ?? null,
    month,
    documents,
    readOn: businessDateOf(clock.now()),
    problems: distinct(problems).toSorted(
      (one, other) => severityRank[one.severity] - severityRank[other.severity],
    ),
    totals,
    chainHash: await documentsOfClosing.lastHash(seller.id),
    fingerprint: await fingerprintOf(documents, seller, totals),
  };
};
