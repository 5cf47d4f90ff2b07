import { expect, it } from 'vitest';
import { merchantMail } from '#modules/merchants/index.ts';
import { RemindEvidence } from '#modules/payments/application/remind-evidence.ts';
import { openContext } from './checkout-context.ts';

const dayMs = 86_400_000;

/** A disputed payment whose evidence is due after so many days. */
const openDispute = async (days: number) => {
  const context = openContext();
  const { paymentId, sessionId } = await context.paidPayment();
  const evidenceDueAt = new Date(context.clock.now().getTime() + days * dayMs);
  context.cardProvider.change(sessionId, {
    disputes: [
      {
        providerDisputeId: 'dp_1',
        amountMinor: 10_000,
        currency: 'EUR',
        reason: 'fraudulent',
        status: 'OPEN',
        isInquiry: false,
        isUnderReview: false,
        fee: null,
        evidenceDueAt,
        openedAt: context.clock.now(),
      },
    ],
  });
  await context.settle(paymentId);
  const remind = new RemindEvidence({
    ...context,
    findDueEvidence: async () => [{ paymentId, providerDisputeId: 'dp_1', evidenceDueAt }],
  });
  const due = () => context.jobs.of(merchantMail).filter(({ kind }) => kind === 'DISPUTE_DUE');
  return { remind, due };
};

it.each([
  [3, 'due-3-dp_1'],
  [2, 'due-3-dp_1'],
  [1, 'due-1-dp_1'],
  [0.1, 'due-1-dp_1'],
])('evidence that is due in %s days is mailed as the fact %s', async (days, fact) => {
  const { remind, due } = await openDispute(days);
  await remind.execute();
  expect(due()).toMatchObject([{ fact, reason: 'fraudulent', daysLeft: Math.floor(days) }]);
});

it('evidence that is due in four days is not mailed yet', async () => {
  const { remind, due } = await openDispute(4);
  await remind.execute();
  expect(due()).toEqual([]);
});
