import { anonymous, nameOf, system } from '#kernel/actor.ts';
import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import type { Money } from '#kernel/money.ts';
import { sessionExpiry, type Attempt } from '#modules/payments/domain/attempt.ts';
import { feesOf } from '#kernel/fees.ts';
import { Payment } from '#modules/payments/domain/payment.ts';
import type { CheckoutSnapshot } from '#modules/payments/domain/snapshot.ts';
import type { Customer } from './people.ts';
import type { RatesOfDay } from './rates-of-day.ts';
import type { Shop, GeneratorContext } from './context.ts';

export type Outcome = 'PAID' | 'DECLINED' | 'LEFT' | 'OPEN';

export type Sale = Readonly<{
  shop: Shop;
  at: Date;
  amount: Money;
  chargeAmount: Money<ChargeCurrency>;
  fxRate: string | null;
  paymentLinkId: number;
  isSingle: boolean;
  linkEnds: Date | null;
  description: string;
  customer: Customer | null;
  language: Language;
  outcome: Outcome;
}>;

/** Provider name of generated payments: no job fetches them from the real provider. */
const provider = 'history';
const by = nameOf(system(provider));
const minuteMs = 60_000;

const declineCodes = [
  'insufficient_funds',
  'generic_decline',
  'do_not_honor',
  'expired_card',
  'incorrect_cvc',
  'insufficient_funds',
];
const brands = ['visa', 'mastercard', 'mastercard', 'visa', 'maestro'];

/** Provider state of an open session. */
const openSession = (payment: Payment): CheckoutSnapshot => {
  const record = payment.toRecord();
  const { providerKey, sessionId } = record.attempts[0]!;
  return {
    sessionId: sessionId!,
    session: 'OPEN',
    money: 'NONE',
    reference: String(payment.id),
    key: providerKey,
    amountMinor: Number(record.chargeAmount.minor),
    currency: record.chargeAmount.currency,
    liveMode: false,
    intentId: null,
    chargeId: null,
    card: null,
    declineCode: null,
    paidAt: null,
    fee: null,
    refunds: [],
    disputes: [],
  };
};

const begin = ({ ids, random }: GeneratorContext, sale: Sale, { euro }: RatesOfDay): Payment => {
  const { shop, at, chargeAmount: charge, customer } = sale;
  const { rate, day } = euro[charge.currency];
  const asked = { actor: nameOf(anonymous), now: at };
  const payment = Payment.start(
    {
      merchantId: shop.merchant.id,
      paymentLinkId: sale.paymentLinkId,
      linkCreatedBy: null,
      amount: sale.amount,
      chargeAmount: charge,
      fxRate: sale.fxRate,
      eurRate: rate.toString(),
      eurRateDay: day,
      eurAmount: rate.toEuro(charge),
      description: sale.description,
      customerName: customer?.name ?? null,
      customerEmail: customer?.email ?? null,
      buyer: null,
      language: sale.language,
      provider,
      providerAccount: null,
      requestKey: null,
    },
    asked,
  );
  const id = ids.next('payments');
  payment.setStoredValues({ id, orderNumber: shop.orders++ });
  const key = random.uuid();
  const request = { payment: String(id), key, amount: Number(charge.minor), currency: charge.currency };
  const singleLinkId = sale.isSingle ? sale.paymentLinkId : null;
  const session = {
    providerKey: key,
    providerRequest: request,
    singleLinkId,
    network: null,
    expiresAt: sessionExpiry(at, { isSingle: sale.isSingle, expiresAt: sale.linkEnds }),
  };
  payment.prepareAttempt(session, at);
  payment.attach(key, { id: `history_${key}`, url: 'http://localhost/history' }, asked);
  return payment;
};

/** Provider state of a paid session; its actual fee sometimes differs from the computed one. */
const paid = ({ random }: GeneratorContext, { providerKey }: Attempt, computedFee: Money, paidAt: Date) =>
  ({
    session: 'COMPLETE',
    money: 'PAID',
    intentId: `pi_history_${providerKey}`,
    chargeId: `ch_history_${providerKey}`,
    card: { brand: random.pick(brands), last4: String(random.whole(1_000, 10_000)) },
    paidAt,
    fee: {
      minor: Number(computedFee.minor) + (random.isLucky(0.06) ? random.whole(1, 12) : 0),
      currency: computedFee.currency,
    },
  }) as const;

/**
 * Creates a payment and applies its outcome through the payment's own domain rules, as from the provider. The row's
 * version is the final one.
 */
export const sell = (context: GeneratorContext, sale: Sale, rates: RatesOfDay): Payment => {
  const { random } = context;
  const payment = begin(context, sale, rates);
  const attempt = payment.toRecord().attempts[0]!;
  const schedule = {
    fees: feesOf(sale.amount, rates.fees[sale.amount.currency]),
    chargeFees: feesOf(sale.chargeAmount, rates.fees[sale.chargeAmount.currency]),
  };
  const after = (minutes: number): Date => new Date(sale.at.getTime() + Math.round(minutes * minuteMs));
  const settle = (seen: Partial<CheckoutSnapshot>, now: Date): void => {
    const snapshot = { ...openSession(payment), ...seen };
    payment.settle(attempt.providerKey, snapshot, { schedule, liveMode: false }, { actor: by, now });
    payment.setStoredValues({ version: payment.toRecord().version + 1 });
  };
  const minutes = 0.7 + random.next() * 6;
  const isRefused = sale.outcome === 'DECLINED' || (sale.outcome === 'PAID' && random.isLucky(0.04));
  const declineCode = isRefused ? random.pick(declineCodes) : null;
  if (isRefused) settle({ declineCode }, after(minutes / 2));
  if (sale.outcome === 'PAID') {
    const money = paid(context, attempt, schedule.chargeFees.merchantFee, after(minutes));
    settle({ ...money, declineCode }, money.paidAt);
  } else if (sale.outcome !== 'OPEN') settle({ session: 'EXPIRED', declineCode }, after(24 * 60));
  return payment;
};
