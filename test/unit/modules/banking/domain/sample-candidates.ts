import { businessDate } from '#kernel/business-date.ts';
import type {
  CandidateFacts,
  DocumentCandidate,
  PayoutCandidate,
  PromiseCandidate,
} from '#modules/banking/domain/candidates.ts';
import type { ScoredLine } from '#modules/banking/domain/score.ts';

export const sampleLine = (given: Partial<ScoredLine> = {}): ScoredLine => ({
  id: 1,
  bookedOn: businessDate('2026-11-27'),
  amountMinor: 12_000,
  currency: 'EUR',
  name: null,
  iban: null,
  text: null,
  endToEnd: null,
  ...given,
});

/** An open invoice of 120 EUR; id and number are one. */
export const sampleCandidate = (
  invoiceId: number,
  given: Partial<DocumentCandidate> = {},
): DocumentCandidate => ({
  invoiceId,
  number: invoiceId,
  totalMinor: 12_000,
  openMinor: given.totalMinor ?? 12_000,
  issueDate: businessDate('2026-11-20'),
  dueDate: businessDate('2026-11-30'),
  names: ['Пекарна „Липа“ ЕООД'],
  ibans: [],
  customerId: null,
  ...given,
});

export const samplePromise = (given: Partial<PromiseCandidate> = {}): PromiseCandidate => ({
  promiseId: 7,
  reference: 'PA7M2U9SGRW',
  amountMinor: 2_000,
  invoiceId: null,
  customerName: 'Мария Георгиева',
  end: null,
  ...given,
});

export const samplePayout = (given: Partial<PayoutCandidate> = {}): PayoutCandidate => ({
  payoutId: 3,
  amountMinor: 48_211,
  currency: 'EUR',
  arrivalOn: businessDate('2026-11-26'),
  marks: ['PLATENO'],
  ...given,
});

export const candidateFacts = (given: Partial<CandidateFacts> = {}): CandidateFacts => ({
  documents: [],
  promises: [],
  recorded: [],
  payouts: [],
  ...given,
});
