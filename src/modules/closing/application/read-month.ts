import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { daysOf, isMonthOver, type Days } from '#kernel/month.ts';
import type { ProviderAccounts } from '#modules/accounts/index.ts';
import type { DocumentsOfClosing, MonthDocument } from '#modules/invoices/index.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import type { PaymentsOfMonth } from '#modules/payments/index.ts';
import { problemOf, type MonthProblem } from '../domain/month-problem.ts';
import { findProblems } from './find-problems.ts';
import type { MonthContent } from './month-content.ts';
import { totalsOf } from './month-totals.ts';
import type { MonthRegistrations } from './registrations.ts';

/** What the content of a month is read from. */
export type ReadMonthDeps = Readonly<{
  directory: Pick<MerchantDirectory, 'registrationsOf'>;
  documentsOfClosing: DocumentsOfClosing;
  payments: Pick<PaymentsOfMonth, 'fees'>;
  providerAccounts: Pick<ProviderAccounts, 'ofMerchant'>;
  /** Counts the incoming movements of bank accounts, booked in the days, of which it is not decided what they paid. */
  countOpenBankLines: (merchantId: number, days: Days) => Promise<number>;
  clock: Clock;
}>;
/**
 * `WHOLE` verifies the whole LEGAL series, too; `MONTH` does so once the month is over, so that it shows all that keeps it
 * open; `DOCUMENTS` reads only the documents of the month.
 */
export type Depth = 'WHOLE' | 'MONTH' | 'DOCUMENTS';
type Request = Readonly<{ /** As it is today. */ seller: MerchantRecord; month: string; depth: Depth }>;

const severityRank = { ERROR: 0, WARNING: 1, INFO: 2 } as const;

const sha256 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
};

type Facts = Pick<MonthContent, 'seller' | 'registrations' | 'documents' | 'totals'>;

/**
 * What the files follow from: documents, their payments, the seller's data and the sums. Registrations are in it when there
 * are several, so that the fingerprint of a month with one stays as it was before they were known.
 */
const fingerprintOf = ({ documents, seller, registrations, totals }: Facts) => {
  const { taxId, vatNumber, vatRegistration, fiscalMode, eShopNumber } = seller;
  const facts = documents.map(({ documentHash, annulledOn, payments, creditedMinor }) => [
    documentHash,
    annulledOn,
    payments.map(({ kind, amountMinor, paidOn }) => [kind, amountMinor, paidOn]),
    creditedMinor,
  ]);
  const several = registrations.length > 1 ? [registrations] : [];
  const ofSeller = [taxId, vatNumber, vatRegistration, fiscalMode, eShopNumber];
  return sha256(JSON.stringify([facts, ...ofSeller, totals, ...several]));
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

/** The VAT registration of the last day of a month. */
const statusOfLast = (registrations: MonthRegistrations) => {
  const { vatRegistration, vatNumber } = registrations.at(-1)!;
  return { vatRegistration, vatNumber };
};

/** The documents of a month with their problems and sums. The caller has checked the right. */
export const readMonth = async (
  deps: ReadMonthDeps,
  { seller: today, month, depth }: Request,
): Promise<MonthContent> => {
  const { documentsOfClosing, payments, providerAccounts, directory, clock } = deps;
  const days = daysOf(month);
  const registrations = await directory.registrationsOf(today.id, days);
  const seller = { ...today, ...statusOfLast(registrations) };
  const documents: MonthDocument[] = [];
  for await (const one of documentsOfClosing.documents(seller.id, days)) documents.push(one);
  const { fees, pending } = await payments.fees(seller.id, days);
  const refunds = await documentsOfClosing.refundsWithoutNote(seller.id, days);
  const corrected = await documentsOfClosing.corrections(seller.id, days);
  const openBankLines = await deps.countOpenBankLines(seller.id, days);
  const isVerified = depth === 'WHOLE' || (depth === 'MONTH' && isMonthOver(month, clock.now()));
  const totals = totalsOf(documents, registrations, fees);
  const problems = [
    ...findProblems(documents, { seller, registrations }, businessDateOf(clock.now())),
    ...refunds.map(({ invoiceId: id, invoiceNumber, refundId }) =>
      problemOf('REFUND_WITHOUT_NOTE', { id, invoiceNumber }, { refundId }),
    ),
    ...corrected.map(({ invoiceId: id, correctedAt, proof: { invoiceNumber } }) =>
      problemOf('PROOF_CORRECTED', { id, invoiceNumber }, { correctedOn: businessDateOf(correctedAt) }),
    ),
    ...(pending > 0 ? [problemOf('FEES_PENDING', null, { count: pending })] : []),
    ...(openBankLines > 0 ? [problemOf('BANK_LINES_OPEN', null, { count: openBankLines })] : []),
    ...orderProblems(documents, seller),
    ...(isVerified ? await seriesProblems(deps, seller.id, documents) : []),
  ];
  return {
    seller,
    registrations,
    providerAccount: (await providerAccounts.ofMerchant(seller.id))?.accountId ?? null,
    month,
    documents,
    readOn: businessDateOf(clock.now()),
    problems: distinct(problems).toSorted(
      (one, other) => severityRank[one.severity] - severityRank[other.severity],
    ),
    totals,
    chainHash: await documentsOfClosing.lastHash(seller.id),
    fingerprint: await fingerprintOf({ documents, seller, registrations, totals }),
  };
};
