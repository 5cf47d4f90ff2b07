import { addDays, firstOfMonth, type BusinessDate } from '#kernel/business-date.ts';
import type { MerchantRight } from '#kernel/merchant-rights.ts';
import { monthOf } from '#kernel/month.ts';

/** What waits, with the record to begin with. */
export type Waiting = Readonly<{ count: number; recordId: number | null }>;

/** The facts that the next step follows from. */
export type MerchantFacts = Readonly<{
  status: 'PENDING' | 'ACTIVE' | 'SUSPENDED' | 'INACTIVE';
  hasTaxId: boolean;
  filesVatReturn: boolean;
  hasLink: boolean;
  /** The newest link that can be paid or tried; null without one. */
  openPaymentLinkId: number | null;
  /** A customer has opened a checkout. */
  hasCheckout: boolean;
  hasPayment: boolean;
  disputes: Waiting & Readonly<{ disputeId: number | null; deadline: BusinessDate | null }>;
  /** Payments whose early fraud warning a refund still answers. */
  fraudWarnings: Waiting;
  failedRefunds: Waiting;
  buyerRequests: Waiting;
  questions: Waiting;
  /** Movements of bank accounts with a suggestion, and those that go back to their payers. */
  transfers: Waiting;
  /** Promised transfers that were not booked within their days; the record is the link. */
  latePromises: Waiting;
  overdue: Waiting;
  /** The month before the current one has documents and is not closed. */
  isMonthOpen: boolean;
  /** The month before the current one has payments. */
  hasTakingsOfMonth: boolean;
  /** Documents of another installation or program. */
  hasForeignDocuments: boolean;
}>;

/** The caller and the installation beside the facts of the merchant. */
export type Situation = MerchantFacts &
  Readonly<{
    isEmailVerified: boolean;
    /** Merchants are paid on accounts of their own. */
    needsAccount: boolean;
    isChargeable: boolean;
    today: BusinessDate;
    holds: (right: MerchantRight) => boolean;
  }>;

type FirstKind =
  | 'CONFIRM_EMAIL'
  | 'ADD_TAX_ID'
  | 'GET_APPROVED'
  | 'OPEN_ACCOUNT'
  | 'CREATE_LINK'
  | 'SHARE_LINK'
  | 'TAKE_PAYMENT';
type DailyKind =
  | 'ANSWER_DISPUTE'
  | 'ANSWER_FRAUD_WARNING'
  | 'REPEAT_REFUND'
  | 'ANSWER_BUYER'
  | 'ANSWER_QUESTION'
  | 'MATCH_TRANSFERS'
  | 'CHECK_PROMISES'
  | 'COLLECT_OVERDUE'
  | 'CLOSE_MONTH'
  | 'READ_REPORT';
/** First steps that wait on after the first payment, until they are done. */
type LaterKind = Extract<FirstKind, 'CONFIRM_EMAIL' | 'ADD_TAX_ID'>;
/** One thing to do. `month` is `YYYY-MM`. */
export type Step = Readonly<{
  kind: FirstKind | DailyKind;
  count: number;
  recordId: number | null;
  disputeId: number | null;
  deadline: BusinessDate | null;
  month: string | null;
}>;
/** A step to the first payment. An optional one is never the next one. */
export type Progress = Readonly<{ kind: FirstKind; isDone: boolean; isOptional: boolean }>;
/** What to do now, what waits besides, and how far a new merchant is. */
export type Guidance = Readonly<{
  now: Step | null;
  others: readonly Step[];
  progress: readonly Progress[] | null;
}>;

/** Days of a month on which the last one is to be closed, and on which its report is offered. */
const closingDays = 14;
const reportDays = 7;

const stepOf = (kind: Step['kind'], more: Partial<Step> = {}): Step => ({
  kind,
  count: 1,
  recordId: null,
  disputeId: null,
  deadline: null,
  month: null,
  ...more,
});

/** The steps to the first payment. A merchant without EIK, such as a person, cannot take that step and is not held up. */
const progressOf = (given: Situation): Progress[] => {
  const required = (kind: FirstKind, isDone: boolean): Progress => ({ kind, isDone, isOptional: false });
  return [
    required('CONFIRM_EMAIL', given.isEmailVerified),
    { kind: 'ADD_TAX_ID', isDone: given.hasTaxId, isOptional: true },
    required('GET_APPROVED', given.status === 'ACTIVE'),
    ...(given.needsAccount ? [required('OPEN_ACCOUNT', given.isChargeable)] : []),
    required('CREATE_LINK', given.hasLink),
    required('SHARE_LINK', given.hasCheckout),
    required('TAKE_PAYMENT', given.hasPayment),
  ];
};

const firstStepOf = (progress: readonly Progress[], { openPaymentLinkId }: Situation): Step | null => {
  const next = progress.find(({ isDone, isOptional }) => !isDone && !isOptional);
  return next === undefined ? null : stepOf(next.kind, { recordId: openPaymentLinkId });
};

const lastMonth = (today: BusinessDate): string => monthOf(addDays(firstOfMonth(today), -1));
const dayOfMonth = (today: BusinessDate): number => Number(today.slice(8));

const monthSteps = ({ today, holds, isMonthOpen, hasTakingsOfMonth, filesVatReturn }: Situation): Step[] => {
  const day = dayOfMonth(today);
  const month = lastMonth(today);
  const isClosing = isMonthOpen && day <= closingDays && holds('WRITE_DOCUMENTS') && holds('EXPORT');
  // VAT Act, art. 125(5): the return is filed until the 14th.
  const deadline = filesVatReturn ? addDays(firstOfMonth(today), closingDays - 1) : null;
  return [
    ...(isClosing ? [stepOf('CLOSE_MONTH', { month, deadline })] : []),
    ...(hasTakingsOfMonth && day <= reportDays && holds('EXPORT') ? [stepOf('READ_REPORT', { month })] : []),
  ];
};

/**
 * What a running business never did of its first steps: its documents lack the EIK, and mails to the caller may not arrive.
 * A suspended merchant cannot change its profile.
 */
const laterStepsOf = ({ isEmailVerified, hasTaxId, status, holds }: Situation): Step[] => {
  const isWritable = status === 'PENDING' || status === 'ACTIVE';
  const waiting: readonly (readonly [LaterKind, boolean])[] = [
    ['CONFIRM_EMAIL', !isEmailVerified],
    ['ADD_TAX_ID', !hasTaxId && isWritable && holds('MANAGE_MERCHANT')],
  ];
  return waiting.filter(([, waits]) => waits).map(([kind]) => stepOf(kind));
};

/** What waits for the caller, the most urgent first; `later` comes before the month. */
const dailyStepsOf = (given: Situation, later: readonly Step[]): Step[] => {
  const { holds } = given;
  const waiting = [
    ['ANSWER_DISPUTE', 'REFUND', given.disputes],
    ['ANSWER_FRAUD_WARNING', 'REFUND', given.fraudWarnings],
    ['REPEAT_REFUND', 'REFUND', given.failedRefunds],
    ['ANSWER_BUYER', 'WRITE_DOCUMENTS', given.buyerRequests],
    ['ANSWER_QUESTION', 'WRITE_DOCUMENTS', given.questions],
    ['MATCH_TRANSFERS', 'WRITE_DOCUMENTS', given.transfers],
    ['CHECK_PROMISES', 'WRITE_DOCUMENTS', given.latePromises],
    ['COLLECT_OVERDUE', 'WRITE_DOCUMENTS', given.overdue],
  ] as const;
  return [
    ...waiting
      .filter(([, right, { count }]) => count > 0 && holds(right))
      .map(([kind, , facts]) => stepOf(kind, facts)),
    ...later,
    ...monthSteps(given),
  ];
};

/**
 * The rules of the card „Какво да направя сега“. Daily matters come first: they cost money. A new merchant without any has
 * the first step that is not done; who has no list of first steps, those that wait on. A suspended merchant has no first
 * steps: the banner of its status says why.
 */
export const guidanceOf = (given: Situation): Guidance => {
  const { status, hasPayment, holds } = given;
  const isNew = !hasPayment && (status === 'PENDING' || status === 'ACTIVE') && holds('MANAGE_MERCHANT');
  const progress = isNew ? progressOf(given) : null;
  const first = progress === null ? null : firstStepOf(progress, given);
  const later = progress === null ? laterStepsOf(given) : [];
  const all = [...dailyStepsOf(given, later), ...(first === null ? [] : [first])];
  return { now: all[0] ?? null, others: all.slice(1), progress };
};
