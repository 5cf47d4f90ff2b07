import type { DailyStep, NextStep } from '#contract/guidance/next-step.ts';
import { newLinkHash } from '../kit/portal/new-link-hash.ts';

const newLink = `/links${newLinkHash}`;

/** Several overdue invoices are a list, one is its own page. */
const overduePath = ({ count, recordId }: NextStep): string =>
  count === 1 && recordId !== null ? `/invoices/${recordId}` : '/invoices?status=OVERDUE';

/** Where the main action of each step leads, below the portal's base. */
const paths: Readonly<Record<NextStep['kind'], (step: NextStep) => string>> = {
  CONFIRM_EMAIL: () => '/profile',
  ADD_TAX_ID: () => '/settings/business',
  GET_APPROVED: ({ recordId }) => (recordId === null ? newLink : `/links/${recordId}`),
  OPEN_ACCOUNT: () => '/account',
  CREATE_LINK: () => newLink,
  SHARE_LINK: ({ recordId }) => (recordId === null ? newLink : `/links/${recordId}`),
  TAKE_PAYMENT: () => '/payments',
  ANSWER_DISPUTE: ({ recordId, disputeId }) =>
    disputeId === null ? `/payments/${recordId}` : `/payments/${recordId}/disputes/${disputeId}`,
  ANSWER_FRAUD_WARNING: ({ recordId }) => `/payments/${recordId}`,
  REPEAT_REFUND: ({ recordId }) => `/payments/${recordId}`,
  ANSWER_BUYER: ({ recordId }) => `/invoices/${recordId}`,
  ANSWER_QUESTION: () => '/questions',
  MATCH_TRANSFERS: () => '/bank',
  CHECK_PROMISES: ({ count, recordId }) =>
    count === 1 && recordId !== null ? `/links/${recordId}` : '/links?awaitsTransfer=true',
  COLLECT_OVERDUE: overduePath,
  CLOSE_MONTH: ({ month }) => `/months/${month}`,
  READ_REPORT: () => '/reports',
};

export const pathOf = (step: NextStep): string => paths[step.kind](step);

/** Where the second action leads; null without one. */
export const secondPathOf = ({ kind, recordId }: NextStep): string | null => {
  if (kind === 'CONFIRM_EMAIL') return '/profile';
  if (kind === 'GET_APPROVED') return recordId === null ? null : newLink;
  return kind === 'SHARE_LINK' && recordId !== null ? `/links/${recordId}/poster` : null;
};

const daily: readonly NextStep['kind'][] = [
  'ANSWER_DISPUTE',
  'ANSWER_FRAUD_WARNING',
  'REPEAT_REFUND',
  'ANSWER_BUYER',
  'ANSWER_QUESTION',
  'MATCH_TRANSFERS',
  'CHECK_PROMISES',
  'COLLECT_OVERDUE',
  'CLOSE_MONTH',
  'READ_REPORT',
] satisfies DailyStep[];

/** First steps that a merchant with payments may still have. */
type LaterStep = 'CONFIRM_EMAIL' | 'ADD_TAX_ID';

/** Whether a step is named among what waits besides. */
export const hasWaitingText = (step: NextStep): step is NextStep & { kind: DailyStep | LaterStep } =>
  step.kind === 'CONFIRM_EMAIL' || step.kind === 'ADD_TAX_ID' || daily.includes(step.kind);

/** The first steps that follow are in the list of progress. */
export const isNoFirstStep = ({ kind }: NextStep): boolean => daily.includes(kind);
