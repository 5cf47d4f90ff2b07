import { euroParity } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import { Payment } from '#modules/payments/domain/payment.ts';
import type { PaymentDraft } from '#modules/payments/domain/payment-draft.ts';
import type { CheckoutSnapshot } from '#modules/payments/domain/snapshot.ts';
import type { Payments } from '#modules/payments/ports/payments.ts';

/** A repository without payments of this merchant and its two payment links. */
export type OpenedPayments = Readonly<{
  payments: Payments;
  merchantId: number;
  paymentLinkId: number;
  otherLinkId: number;
  close?: () => Promise<void>;
}>;

export const now = new Date('2026-11-20T10:00:00Z');
export const by = { actor: 'tests', now };
export const charge = Money.ofMinor(10_000, 'EUR');
export const fees = {
  platformFee: Money.ofMinor(150, 'EUR'),
  merchantFee: Money.ofMinor(305, 'EUR'),
  netAmount: Money.ofMinor(9_545, 'EUR'),
};
const terms = { schedule: { fees, chargeFees: fees }, liveMode: false };
/** Minutes after `now`. */
export const later = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

let count = 0;
export const newKey = (): string => {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

const paid = (payment: Payment, about: Partial<CheckoutSnapshot> = {}): CheckoutSnapshot => {
  const { providerKey, sessionId } = payment.toRecord().attempts[0]!;
  return {
    sessionId: sessionId ?? 'cs',
    session: 'COMPLETE',
    money: 'PAID',
    reference: String(payment.id),
    key: providerKey,
    amountMinor: 10_000,
    currency: 'EUR',
    liveMode: false,
    intentId: `pi_${providerKey}`,
    chargeId: `ch_${providerKey}`,
    card: { brand: 'visa', last4: '4242' },
    declineCode: null,
    paidAt: later(5),
    fee: null,
    refunds: [],
    disputes: [],
    ...about,
  };
};

/** Functions that store and settle payments in the opened repository. */
export const storedPayments = (opened: () => OpenedPayments) => {
  const start = (about: Partial<PaymentDraft> = {}): Payment => {
    const { merchantId, paymentLinkId } = opened();
    const texts = {
      description: 'Кафе',
      customerName: null,
      customerEmail: 'a@example.com',
      buyer: null,
    } as const;
    const rates = { fxRate: null, eurRate: euroParity.toString(), eurRateDay: null, eurAmount: charge };
    const provider = { provider: 'fake', providerAccount: null, requestKey: null };
    return Payment.start(
      {
        merchantId,
        paymentLinkId,
        linkCreatedBy: 11,
        amount: charge,
        chargeAmount: charge,
        language: 'bg',
        ...texts,
        ...rates,
        ...provider,
        ...about,
      },
      by,
    );
  };
  const attemptOn = (payment: Payment, singleLinkId: number | null = null, network: string | null = null) =>
    payment.prepareAttempt(
      {
        providerKey: newKey(),
        providerRequest: { payment: payment.id },
        singleLinkId,
        expiresAt: later(31),
        network,
      },
      now,
    );
  /** A stored payment with one prepared session. */
  const added = async (
    about: Partial<PaymentDraft> = {},
    singleLinkId: number | null = null,
  ): Promise<Payment> => {
    const payment = start(about);
    await opened().payments.add(payment, (stored) => attemptOn(stored, singleLinkId, 'network'));
    return payment;
  };
  const settle = (id: number, about: Partial<CheckoutSnapshot> = {}) =>
    opened().payments.change(id, (payment) => {
      const seen = paid(payment, about);
      const succeeded = payment.settle(
        seen.key ?? payment.toRecord().attempts[0]!.providerKey,
        seen,
        terms,
        by,
      );
      payment.settleRefundsAndDisputes(seen, newKey, by);
      return succeeded;
    });
  return { start, attemptOn, added, settle };
};
