import type { Currency } from '#kernel/currency.ts';
import type { Language } from '#kernel/language.ts';
import { Money } from '#kernel/money.ts';
import { finePriceText, readUnitPrice, roundedPrice, type UnitPrice } from '#kernel/unit-price.ts';
import {
  defineTable,
  generated,
  instant,
  json,
  optionalInstant,
  plain,
  type Field,
} from '#platform/database/define-table.ts';
import type { CustomerKind } from '../../domain/customer.ts';
import type { CustomerVatCheck } from '../../domain/vat-check.ts';
import type { ItemRate } from '../../domain/item.ts';

/** The tables that statements of this module may name. */
export const tables = { owns: ['customers', 'items', 'record_imports'], reads: ['merchants'] } as const;

export const customersTable = defineTable('customers', {
  id: generated<number>(),
  merchantId: plain<number>(),
  kind: plain<CustomerKind>(),
  name: plain<string>(),
  contact: plain<string | null>(),
  email: plain<string | null>(),
  phone: plain<string | null>(),
  address: plain<string | null>(),
  city: plain<string | null>(),
  country: plain<string>(),
  taxId: plain<string | null>(),
  vatNumber: plain<string | null>(),
  language: plain<Language>(),
  dueDays: plain<number | null>(),
  note: plain<string | null>(),
  createdAt: instant(),
  archivedAt: optionalInstant(),
  version: plain<number>(),
  vatChecked: json<CustomerVatCheck | null>(),
});

/** The price of the version before: in minor units, and above zero. */
const minorOf = (price: UnitPrice): number => Math.max(Number(roundedPrice(price).minor), 1);

/**
 * In minor units with its currency, and where that is rounded the exact price beside it. The version before changes only the
 * rounded one, which then counts.
 */
const price: Field<UnitPrice> = {
  columns: () => ['priceMinor', 'exactPrice', 'currency'],
  read: (row) => {
    const { priceMinor, exactPrice, currency } = row as PriceRow;
    const exact = exactPrice === null ? null : readUnitPrice(exactPrice, currency);
    if (exact !== null && minorOf(exact) === priceMinor) return exact;
    return Money.ofMinor(priceMinor, currency);
  },
  write: (value) => ({
    priceMinor: minorOf(value),
    exactPrice: finePriceText(value),
    currency: value.currency,
  }),
};
type PriceRow = Readonly<{ priceMinor: number; exactPrice: string | null; currency: Currency }>;

/** The price of an item `r` as `itemsTable` reads it, in units of its currency. */
export const priceSql = `case when greatest(round(r.exact_price * 100), 1) = r.price_minor then r.exact_price
  else r.price_minor / 100.0 end`;

export const itemsTable = defineTable('items', {
  id: generated<number>(),
  merchantId: plain<number>(),
  code: plain<string | null>(),
  name: plain<string>(),
  nameEn: plain<string | null>(),
  unit: plain<string>(),
  price,
  priceHoldsVat: plain<boolean>(),
  rate: plain<ItemRate>(),
  zeroGround: plain<string | null>(),
  createdAt: instant(),
  archivedAt: optionalInstant(),
  version: plain<number>(),
});
