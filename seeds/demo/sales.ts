import { addDays, businessDateOf, firstOfMonth, startOfDay } from '#kernel/business-date.ts';
import { randomNumbers } from './random-numbers.ts';
import type { Card } from './demo-provider.ts';
import { counterSale, type Sale } from './goods.ts';
import { payers, type Payer } from './payers.ts';
import type { Checkout, Shop } from './shop.ts';
import { after, type Story } from './story.ts';

/** Minutes from the link to its opening, and from there to the payment. */
const opensAfter = 20;
const paysAfter = 5;
const minutesOfDay = 24 * 60;
const goodCards: readonly Card[] = ['visa', 'mastercard', 'visa', 'debit', 'amex'];

type Order = Readonly<{ at: Date; sale: Sale; payer: Payer | null; card?: Card }>;

/** The merchant creates a link and the payer opens it. */
export async function* ordered(shop: Shop, { at, sale, payer }: Order): AsyncGenerator<Date, Checkout, void> {
  yield at;
  const link = await shop.createLink(sale, payer);
  yield after(at, opensAfter);
  return await shop.openCheckout(link, payer);
}

/** @returns the payment */
export async function* sold(shop: Shop, order: Order): AsyncGenerator<Date, number, void> {
  const checkout = yield* ordered(shop, order);
  yield after(order.at, opensAfter + paysAfter);
  await shop.pay(checkout, order.card ?? 'visa');
  return checkout.paymentId;
}

export async function* plainSale(shop: Shop, order: Order): Story {
  yield* sold(shop, order);
}

/** Ends when the page expires: CANCELLED, or FAILED after a decline. */
export async function* unpaidSale(shop: Shop, order: Order): Story {
  const checkout = yield* ordered(shop, order);
  if (order.card !== undefined) {
    yield after(order.at, opensAfter + paysAfter);
    await shop.pay(checkout, order.card);
  }
  yield after(order.at, opensAfter + minutesOfDay);
  await shop.settle(checkout.paymentId);
}

const numbered = (sale: Sale, number: number): Sale => ({
  ...sale,
  description: sale.description.replace('{n}', String(1_000 + number)),
});

type Many = Readonly<{ goods: readonly Sale[]; count: number; seed: number }>;

/**
 * Days back to a sale: three quarters in the last two months, most of them recent, the rest up to four months ago.
 */
const pickedDays = (chance: () => number): number =>
  chance() < 0.75 ? 2 + Math.floor(chance() ** 1.4 * 56) : 58 + Math.floor(chance() * 60);

/** The ordinary sales of a merchant; of a hundred, about four are declined and four abandoned. */
export const ordinarySales = (shop: Shop, { goods, count, seed }: Many): Story[] => {
  const chance = randomNumbers(seed);
  const picked = Array.from({ length: count }, () => ({
    at: shop.daysAgo(pickedDays(chance), 9 + Math.floor(chance() * 10), Math.floor(chance() * 30)),
    luck: chance(),
  })).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  return picked.map(({ at, luck }, number) => {
    const sale = numbered(goods[number % goods.length]!, number);
    const payer = payers[number % payers.length]!;
    if (luck >= 0.96) return unpaidSale(shop, { at, sale, payer });
    if (luck >= 0.92) return unpaidSale(shop, { at, sale, payer, card: 'withoutFunds' });
    return plainSale(shop, { at, sale, payer, card: goodCards[number % goodCards.length]! });
  });
};

/** Sales of this month and the last, on whatever day the history is created: the newest was paid just now. */
export const recentSales = (shop: Shop, goods: readonly Sale[], now: Date): Story[] => {
  const lastMonth = startOfDay(addDays(firstOfMonth(businessDateOf(now)), -2));
  const justNow = after(now, -(opensAfter + paysAfter + 2));
  return [
    plainSale(shop, { at: after(lastMonth, 11 * 60), sale: goods[2]!, payer: payers[1]!, card: 'visa' }),
    plainSale(shop, { at: justNow, sale: goods[0]!, payer: payers[0]!, card: 'mastercard' }),
  ];
};

/** A payer who is on the card page right now. */
export async function* openSale(shop: Shop, sale: Sale, now: Date): Story {
  yield* ordered(shop, { at: after(now, -opensAfter), sale, payer: payers[5]! });
}

/** A counter code that several customers pay by, some without a name. */
export async function* counterCode(shop: Shop): Story {
  yield shop.daysAgo(40, 9);
  const link = await shop.createLink(counterSale, null, 'REUSABLE');
  for (const [place, day] of [38, 31, 24, 17, 9, 4, 1].entries()) {
    const at = shop.daysAgo(day, 11 + place, 7 * place);
    yield at;
    const checkout = await shop.openCheckout(link, place % 2 === 0 ? null : payers[place]!);
    yield after(at, 2);
    await shop.pay(checkout, goodCards[place % goodCards.length]!);
  }
}
