import { expect, it } from 'vitest';
import { merchantMail } from '#modules/merchants/index.ts';
import { RemindEvidence } from '#modules/disputes/application/remind-evidence.ts';
import { DisputedPayments } from '#modules/payments/index.ts';
import { openDispute } from '#test/unit/modules/payments/open-dispute.ts';

/** Evidence that is due after so many days. */
const dueAfter = async (days: number) => {
  const { context, disputeId, evidenceDueAt } = await openDispute(days);
  const remind = new RemindEvidence({
    ...context,
    disputedPayments: new DisputedPayments(context),
    findDueEvidence: async () => [{ disputeId, evidenceDueAt }],
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
  const { remind, due } = await dueAfter(days);
  await remind.execute();
  expect(due()).toMatchObject([
    { fact, reason: 'fraudulent', daysLeft: Math.floor(days), number: '1', amountMinor: 10_000 },
  ]);
});

it('evidence that is due in four days is not mailed yet', async () => {
  const { remind, due } = await dueAfter(4);
  await remind.execute();
  expect(due()).toEqual([]);
});
