import type * as z from 'zod';
import type { createItem, Item } from '#contract/customers/items.ts';
import { parseAmount } from '../../shared/form/parse-amount.ts';
import { typedPrice } from '../../shared/format/format-price.ts';
import type { Language } from '../../shared/messages/language.ts';

type Body = z.input<typeof createItem.body>;

/** The form's fields as typed. */
export type ItemValues = Record<'code' | 'name' | 'nameEn' | 'unit' | 'price' | 'zeroGround', string> & {
  currency: Item['currency'];
  holdsVat: 'yes' | 'no';
  rate: '20' | '9' | '0';
};

const rateOf = (rate: number | undefined): ItemValues['rate'] => (rate === 9 ? '9' : rate === 0 ? '0' : '20');

/** The values of a stored item; those of an empty form without one. */
export const itemValuesOf = (item: Item | undefined, language: Language): ItemValues => ({
  code: item?.code ?? '',
  name: item?.name ?? '',
  nameEn: item?.nameEn ?? '',
  unit: item?.unit ?? (language === 'bg' ? 'бр.' : 'pcs'),
  price: item === undefined ? '' : typedPrice(item.price, language),
  currency: item?.currency ?? 'EUR',
  holdsVat: item?.priceHoldsVat === false ? 'no' : 'yes',
  rate: rateOf(item?.rate),
  zeroGround: item?.zeroGround ?? '',
});

/** The request body of the form; an unreadable price becomes 0 and fails validation. */
export const itemBodyOf = ({ price, holdsVat, rate, zeroGround, ...values }: ItemValues): Body => ({
  ...values,
  price: parseAmount(price, 'price') ?? 0,
  priceHoldsVat: holdsVat === 'yes',
  rate: rate === '9' ? 9 : rate === '0' ? 0 : 20,
  zeroGround: rate === '0' && zeroGround !== '' ? (zeroGround as 'ART_28') : null,
});
