import { pricedLineOf, sumInvoice } from '#contract/invoices/words/invoice-sums.ts';
import type { Item } from '#contract/customers/items.ts';
import type { VatGround, VatRate } from '#contract/sale-vat.ts';
import type * as z from 'zod';
import type { createLink } from '#contract/links/links.ts';
import { fromMinor } from '../../shared/money.ts';
import { centsOf } from './typed-amount.ts';

type NewLink = z.input<typeof createLink.body>;

/** Minutes for which a code of the counter can be paid. */
export const codeMinutes = 15;
/** Cents (decisions, 4). */
export const smallestCents = 50;
const longestDescription = 500;

/** Either a typed amount or items of the price list; one replaces the other. */
export interface Sale {
  readonly typed: string;
  readonly items: readonly Readonly<{ item: Item; count: number }>[];
}
export const emptySale: Sale = { typed: '', items: [] };

/** The sale with one more piece of the item. */
export const withItem = ({ items }: Sale, item: Item): Sale => ({
  typed: '',
  items: items.some((line) => line.item.id === item.id)
    ? items.map((line) => (line.item.id === item.id ? { item, count: line.count + 1 } : line))
    : [...items, { item, count: 1 }],
});

/** Only the sum of the pieces is rounded, as on a line of an invoice. */
const centsOfPieces = ({ gross, rate }: Item, count: number): number =>
  Number(sumInvoice([pricedLineOf({ quantity: count, grossUnitPrice: gross, taxRate: rate })]).total);

export const centsOfSale = ({ typed, items }: Sale): number =>
  items.length === 0
    ? centsOf(typed)
    : items.reduce((sum, { item, count }) => sum + centsOfPieces(item, count), 0);

/** Whether the items have more than one rate or ground; a link has one. */
export const isMixed = ({ items }: Sale): boolean =>
  new Set(items.map(({ item }) => `${item.rate} ${item.zeroGround ?? ''}`)).size > 1;

const namesOf = ({ items }: Sale): string =>
  items.map(({ item, count }) => (count === 1 ? item.name : `${item.name} × ${count}`)).join(', ');

/** The rate of the items; a typed amount has that of the merchant's registration, as all sales without registration. */
const vatOf = ({ items }: Sale, isRegistered: boolean): Pick<NewLink, 'taxRate' | 'vatGround'> => {
  const [first] = items;
  if (first === undefined || !isRegistered) return {};
  const { rate, zeroGround } = first.item;
  return {
    taxRate: rate as VatRate,
    ...(rate === 0 && zeroGround !== null ? { vatGround: zeroGround as VatGround } : {}),
  };
};

/** The link of a sale: paid once, for fifteen minutes. */
export const linkOfSale = (sale: Sale, note: string, isRegistered: boolean): NewLink => ({
  amount: fromMinor(centsOfSale(sale)),
  currency: 'EUR',
  usage: 'SINGLE',
  expiresInMinutes: codeMinutes,
  description:
    [namesOf(sale), note.trim()].filter(Boolean).join(' · ').slice(0, longestDescription) || undefined,
  ...vatOf(sale, isRegistered),
});
