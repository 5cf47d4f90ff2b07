import { openContext } from './checkout-context.ts';

const dayMs = 86_400_000;

/** A paid payment with an open dispute, whose evidence is due after so many days. */
export const openDispute = async (days: number) => {
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
  const [dispute] = (await context.recordOf(paymentId)).disputes;
  return { context, paymentId, disputeId: dispute!.id!, evidenceDueAt };
};
