import { demoGoods, englishSale, secondGoods } from './goods.ts';
import { englishPayer, payers } from './payers.ts';
import { ordered, plainSale, sold, unpaidSale } from './sales.ts';
import type { Shop } from './shop.ts';
import { after, type Story } from './story.ts';

type Asked = Readonly<{ days: number; good: number; payer: number }>;

const orderOf = (shop: Shop, { days, good, payer }: Asked, goods = demoGoods) => ({
  at: shop.daysAgo(days, 9 + payer, 10 + 5 * good),
  sale: goods[good]!,
  payer: payers[payer]!,
});

/** @param amount undefined: all of it */
async function* refunded(
  shop: Shop,
  asked: Asked & Readonly<{ back: number; amount?: number; note: string; goods?: typeof demoGoods }>,
): Story {
  const paymentId = yield* sold(shop, orderOf(shop, asked, asked.goods));
  yield shop.daysAgo(asked.back, 16, 5);
  await shop.refund(paymentId, asked.amount, asked.note);
}

async function* disputed(
  shop: Shop,
  asked: Asked &
    Readonly<{ opened: number; ended?: number; outcome?: 'win' | 'lose'; goods?: typeof demoGoods }>,
): Story {
  const paymentId = yield* sold(shop, orderOf(shop, asked, asked.goods));
  yield shop.daysAgo(asked.opened, 14, 25);
  await shop.dispute(paymentId, 'open');
  if (asked.ended === undefined || asked.outcome === undefined) return;
  yield shop.daysAgo(asked.ended, 15, 45);
  await shop.dispute(paymentId, asked.outcome);
}

/** The first card is declined and the second one pays. */
async function* paidWithAnotherCard(shop: Shop, asked: Asked): Story {
  const order = orderOf(shop, asked);
  const checkout = yield* ordered(shop, order);
  yield after(order.at, 25);
  await shop.pay(checkout, 'expired');
  yield after(order.at, 28);
  await shop.pay(checkout, 'mastercard');
}

/** The page has expired and the payment is CANCELLED; then the bank confirms the payment. */
async function* paidLate(shop: Shop, asked: Asked): Story {
  const order = orderOf(shop, asked);
  const checkout = yield* ordered(shop, order);
  const expired = after(order.at, 20 + 24 * 60);
  yield expired;
  await shop.settle(checkout.paymentId);
  yield after(expired, 12);
  await shop.pay(checkout, 'visa', true);
}

/** Exceptional cases of the demo merchant, and a payer who reads English. */
export const demoIncidents = (shop: Shop): Story[] => [
  refunded(shop, { days: 34, good: 4, payer: 2, back: 31, note: 'Клиентът върна ваучера.' }),
  refunded(shop, { days: 19, good: 0, payer: 3, back: 17, amount: 10.8, note: 'Една счупена чаша.' }),
  refunded(shop, { days: 6, good: 7, payer: 8, back: 4, amount: 40.2, note: 'По-малко плочки.' }),
  disputed(shop, { days: 78, good: 2, payer: 5, opened: 70, ended: 61, outcome: 'lose' }),
  disputed(shop, { days: 11, good: 1, payer: 9, opened: 2 }),
  unpaidSale(shop, { ...orderOf(shop, { days: 8, good: 2, payer: 6 }), card: 'withoutFunds' }),
  paidWithAnotherCard(shop, { days: 5, good: 1, payer: 7 }),
  paidLate(shop, { days: 15, good: 8, payer: 4 }),
  plainSale(shop, { at: shop.daysAgo(13, 17, 20), sale: englishSale, payer: englishPayer, card: 'amex' }),
];

export const secondIncidents = (shop: Shop): Story[] => [
  disputed(shop, {
    days: 52,
    good: 1,
    payer: 0,
    opened: 46,
    ended: 37,
    outcome: 'win',
    goods: secondGoods,
  }),
  refunded(shop, { days: 22, good: 2, payer: 1, back: 21, note: 'Отказана доставка.', goods: secondGoods }),
];
