import { Money } from '#kernel/money.ts';
import type { ProviderRequest } from '#modules/payments/domain/attempt.ts';
import type { CardProvider, RefundOrder } from '#modules/payments/ports/card-provider.ts';
import type { ProviderRecords } from '#modules/payments/ports/provider-records.ts';
import type {
  CheckoutOrder,
  KeptChargeOrder,
  ProviderSettings,
} from '#modules/payments/ports/provider-settings.ts';

/** The provider's codes of charges of a card that stays. */
export type LaterDecline = 'generic_decline' | 'authentication_required';

export type OpenedCardProvider = Readonly<{
  cardProvider: CardProvider;
  /** The connected account of all checkouts; null: the platform's own. */
  account: string | null;
  settings: ProviderSettings;
  records: ProviderRecords;
  /** The payer pays what the session asks for; `declinesLater` is the decline of the first later charge of the card. */
  pay: (sessionId: string, declinesLater?: LaterDecline) => Promise<void>;
  /** The card holder disputes the charge of a paid session. */
  dispute: (intentId: string) => Promise<void>;
  /** Makes the provider store an error under the key of the next refund. */
  storeError: () => Promise<void>;
  /** Settings with charges on connected accounts. */
  routed: () => ProviderSettings;
  close?: () => Promise<void>;
}>;

export const minuteMs = 60_000;
let count = 0;
export const newKey = (): string => {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

export const orderOf = (
  key: string,
  account: string | null = null,
  about: Partial<CheckoutOrder> = {},
): CheckoutOrder => ({
  paymentId: 7,
  merchantId: 3,
  merchantName: 'Кафе Витоша',
  key,
  chargeAmount: Money.ofMinor(10_000, 'EUR'),
  platformFee: Money.ofMinor(150, 'EUR'),
  title: 'Обяд за двама',
  customerEmail: null,
  language: 'bg',
  expiresAt: new Date(Date.now() + 40 * minuteMs),
  linkToken: null,
  account,
  keepsCard: false,
  ...about,
});

/** Opens, pays and refunds checkouts at the card provider that a contract has opened. */
export const sampleCheckouts = (opened: () => OpenedCardProvider) => {
  const opening = async (about: Partial<CheckoutOrder> = {}) => {
    const key = newKey();
    const request = opened().settings.draftCheckout(orderOf(key, opened().account, about));
    const session = await opened().cardProvider.openCheckout(key, request, opened().account);
    return { key, request, session };
  };
  const stateOf = (sessionId: string) =>
    opened().cardProvider.fetchCheckoutState(sessionId, opened().account);
  const paid = async () => {
    const { key, session } = await opening();
    await opened().pay(session.id);
    const { intentId, chargeId } = await stateOf(session.id);
    return { key, sessionId: session.id, intentId: intentId!, chargeId };
  };
  const refundOf = (intentId: string, about: Partial<RefundOrder> = {}): RefundOrder => ({
    key: newKey(),
    attempt: 1,
    intentId,
    amount: Money.ofMinor(4_000, 'EUR'),
    reason: 'REQUESTED_BY_CUSTOMER',
    account: opened().account,
    ...about,
  });
  /** The card that stays after a paid session. */
  const kept = async (declinesLater?: LaterDecline) => {
    const { session } = await opening({ keepsCard: true });
    await opened().pay(session.id, declinesLater);
    const card = (await stateOf(session.id)).keptCard!;
    return { sessionId: session.id, card };
  };
  const chargeOf = ({ customer, method }: Pick<KeptChargeOrder, 'customer' | 'method'>) => {
    const key = newKey();
    const requestKey = `kept-card:${key}`;
    const order = { ...orderOf(key, opened().account), paymentId: 8, requestKey, customer, method };
    return { key, order, request: opened().settings.draftKeptCharge(order) };
  };
  const charge = (key: string, request: ProviderRequest) =>
    opened().cardProvider.chargeKeptCard(`kept-card:${key}`, request, opened().account);
  /** Another charge of a card that stays, with its key. */
  const charged = async (card: Pick<KeptChargeOrder, 'customer' | 'method'>) => {
    const { key, request } = chargeOf(card);
    return { key, request, ...(await charge(key, request)) };
  };
  return { opening, stateOf, paid, refundOf, kept, chargeOf, charge, charged };
};
