import { systemFor } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import type { ChargeKeptCardCommand } from '#modules/payments/application/mandates/charge-kept-card.ts';
import { merchantId, openContext, paymentLinkId, price } from './checkout-context.ts';

export const customerId = 8;
export const cardMax = Money.ofMinor(25_000, 'EUR');
const payer = { customerName: 'Мария', customerEmail: 'maria@example.bg' };
type Facts = Parameters<typeof openContext>[0];

/** One merchant whose REUSABLE link of 100 euro offers its customer that the card stays, for at most 250 euro a month. */
export const keptCardContext = (facts: Facts = {}) => {
  const context = openContext({ ...facts, link: { isSingle: false, customerId, cardMax, ...facts?.link } });
  const { checkout, sessionOf, cardProvider, settle, mandates, chargeKeptCard } = context;
  /** A payer who lets the card stay pays. */
  const keep = async (about: Partial<Parameters<typeof checkout>[0]> = {}) => {
    const { paymentId } = await checkout({ ...payer, keepsCard: true, ...about });
    const sessionId = await sessionOf(paymentId);
    cardProvider.pay(sessionId);
    await settle(paymentId);
    const mandate = (await mandates.activeOf(merchantId, customerId))!;
    return { paymentId, sessionId, mandate };
  };
  const charge = (about: Partial<ChargeKeptCardCommand> = {}) =>
    chargeKeptCard.execute({
      actor: systemFor('schedules', merchantId),
      mandateId: 1,
      paymentLinkId,
      amount: price,
      key: 'schedule:2026-11-20:1',
      ...about,
    });
  const callsOf = (name: string): number => cardProvider.calls.filter((call) => call === name).length;
  return { ...context, keep, charge, callsOf };
};
