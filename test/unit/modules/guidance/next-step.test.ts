import { describe, expect, it } from 'vitest';
import { businessDate } from '#kernel/business-date.ts';
import { roleHolds, type MerchantRight } from '#kernel/merchant-rights.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import { guidanceOf, type Guidance, type Situation } from '#modules/guidance/domain/next-step.ts';

const none = { count: 0, recordId: null };
const one = { count: 1, recordId: 7 };
const held = (role: MerchantRole) => (right: MerchantRight) => roleHolds(role, right);

/** Registered just now. */
const fresh: Situation = {
  status: 'PENDING',
  hasTaxId: true,
  filesVatReturn: false,
  hasLink: false,
  openPaymentLinkId: null,
  hasCheckout: false,
  hasPayment: false,
  disputes: { ...none, disputeId: null, deadline: null },
  fraudWarnings: none,
  failedRefunds: none,
  buyerRequests: none,
  questions: none,
  transfers: none,
  latePromises: none,
  overdue: none,
  isMonthOpen: false,
  hasForeignDocuments: false,
  hasTakingsOfMonth: false,
  isEmailVerified: false,
  needsAccount: false,
  isChargeable: false,
  today: businessDate('2026-11-20'),
  holds: held('OWNER'),
};
/** Takes payments, and nothing waits. */
const running: Situation = {
  ...fresh,
  status: 'ACTIVE',
  isEmailVerified: true,
  hasLink: true,
  openPaymentLinkId: 5,
  hasCheckout: true,
  hasPayment: true,
};
const guidance = (change: Partial<Situation>, from = fresh): Guidance => guidanceOf({ ...from, ...change });
const kinds = ({ now, others }: Guidance) => [now, ...others].map((step) => step?.kind ?? null);

describe('a new merchant', () => {
  it.each([
    ['CONFIRM_EMAIL', {}],
    ['GET_APPROVED', { isEmailVerified: true }],
    ['OPEN_ACCOUNT', { isEmailVerified: true, status: 'ACTIVE', needsAccount: true }],
    ['CREATE_LINK', { isEmailVerified: true, status: 'ACTIVE' }],
    ['CREATE_LINK', { isEmailVerified: true, status: 'ACTIVE', needsAccount: true, isChargeable: true }],
    ['SHARE_LINK', { isEmailVerified: true, status: 'ACTIVE', hasLink: true, openPaymentLinkId: 5 }],
    ['TAKE_PAYMENT', { isEmailVerified: true, status: 'ACTIVE', hasLink: true, hasCheckout: true }],
  ] as const)('has %s as the first step that is not done', (kind, change) => {
    expect(guidance(change).now?.kind).toBe(kind);
  });

  it('gets the newest open link with the step, to try or to share it', () => {
    const step = guidance({ isEmailVerified: true, hasLink: true, openPaymentLinkId: 5 }).now;
    expect(step).toMatchObject({ kind: 'GET_APPROVED', recordId: 5 });
  });

  it('is not held up by an EIK that it does not have: the step is shown and never next', () => {
    const { now, progress } = guidance({ isEmailVerified: true, hasTaxId: false });
    expect(now?.kind).toBe('GET_APPROVED');
    expect(progress).toContainEqual({ kind: 'ADD_TAX_ID', isDone: false, isOptional: true });
  });

  it('has the step of the account at the provider only where merchants have accounts of their own', () => {
    const stepsOf = (needsAccount: boolean) => guidance({ needsAccount }).progress?.map(({ kind }) => kind);
    expect(stepsOf(true)).toContain('OPEN_ACCOUNT');
    expect(stepsOf(false)).not.toContain('OPEN_ACCOUNT');
  });

  it('sees daily matters first', () => {
    expect(kinds(guidance({ overdue: one }))).toEqual(['COLLECT_OVERDUE', 'CONFIRM_EMAIL']);
  });

  const verified = { isEmailVerified: true };
  it.each(['SUSPENDED', 'INACTIVE'] as const)('has no first steps while it is %s', (status) => {
    const change = { ...verified, hasTaxId: false, status };
    expect(guidance(change)).toEqual({ now: null, others: [], progress: null });
  });

  it.each(['MANAGER', 'CASHIER', 'VIEWER', 'BOOKKEEPER'] as const)('shows a %s no first steps', (role) => {
    const change = { ...verified, hasTaxId: false, holds: held(role) };
    expect(guidance(change)).toEqual({ now: null, others: [], progress: null });
  });
});

describe('a running business', () => {
  it('has nothing to do when nothing waits', () => {
    expect(guidance({}, running)).toEqual({ now: null, others: [], progress: null });
  });

  it('is asked for its EIK and the caller’s email until they are given, after money and before the month', () => {
    const change = {
      isEmailVerified: false,
      hasTaxId: false,
      overdue: one,
      isMonthOpen: true,
      today: businessDate('2026-11-03'),
    };
    const result = guidance(change, running);
    expect(kinds(result)).toEqual(['COLLECT_OVERDUE', 'CONFIRM_EMAIL', 'ADD_TAX_ID', 'CLOSE_MONTH']);
    expect(result.progress).toBeNull();
    const viewer = guidance({ ...change, holds: held('VIEWER') }, running);
    expect(kinds(viewer)).toEqual(['CONFIRM_EMAIL']);
  });

  it('has the most urgent matter now and the others behind it', () => {
    const change = {
      disputes: { ...one, disputeId: 3, deadline: businessDate('2026-11-25') },
      fraudWarnings: one,
      failedRefunds: one,
      buyerRequests: one,
      questions: one,
      transfers: one,
      latePromises: one,
      overdue: { count: 4, recordId: 9 },
      isMonthOpen: true,
      hasTakingsOfMonth: true,
      today: businessDate('2026-11-03'),
    };
    const result = guidance(change, running);
    expect(kinds(result)).toEqual([
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
    ]);
    expect(result.now).toEqual({
      kind: 'ANSWER_DISPUTE',
      count: 1,
      recordId: 7,
      disputeId: 3,
      deadline: '2026-11-25',
      month: null,
    });
  });

  it.each([
    ['CASHIER', []],
    ['VIEWER', ['READ_REPORT']],
    ['BOOKKEEPER', ['ANSWER_BUYER', 'CLOSE_MONTH', 'READ_REPORT']],
    ['MANAGER', ['ANSWER_DISPUTE', 'ANSWER_BUYER', 'CLOSE_MONTH', 'READ_REPORT']],
  ] as const)('shows a %s only what its role may do', (role, expected) => {
    const change = {
      disputes: { ...one, disputeId: 3, deadline: null },
      buyerRequests: one,
      isMonthOpen: true,
      hasTakingsOfMonth: true,
      today: businessDate('2026-11-03'),
      holds: held(role),
    };
    expect(kinds(guidance(change, running)).filter((kind) => kind !== null)).toEqual(expected);
  });

  it.each([
    ['2027-01-07', ['CLOSE_MONTH', 'READ_REPORT']],
    ['2027-01-08', ['CLOSE_MONTH']],
    ['2027-01-14', ['CLOSE_MONTH']],
    ['2027-01-15', [null]],
  ] as const)('on %s is reminded of the last month by %j', (today, expected) => {
    const change = { isMonthOpen: true, hasTakingsOfMonth: true, today: businessDate(today) };
    const result = guidance(change, running);
    expect(kinds(result)).toEqual(expected);
    expect([...result.others, result.now].every((step) => (step?.month ?? '2026-12') === '2026-12')).toBe(
      true,
    );
  });

  it('names the day of the VAT return only to a merchant that files one', () => {
    const change = { isMonthOpen: true, today: businessDate('2026-11-03') };
    expect(guidance({ ...change, filesVatReturn: true }, running).now?.deadline).toBe('2026-11-14');
    expect(guidance(change, running).now?.deadline).toBeNull();
  });
});
