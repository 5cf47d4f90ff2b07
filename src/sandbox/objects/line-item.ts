import type Stripe from 'stripe';
import { newId } from '../ids.ts';

/** One line of a session; `unitAmount` in minor units. */
export type LineInput = {
  readonly name: string;
  readonly currency: string;
  readonly unitAmount: number;
  readonly quantity: number;
  readonly created: number;
};

/** The SDK parses decimals from text, so on the wire this field is a string. */
const wireDecimal = (amount: number) => String(amount) as unknown as Stripe.Decimal;

const priceObject = (line: LineInput): Stripe.Price => ({
  id: newId('price'),
  object: 'price',
  active: false,
  billing_scheme: 'per_unit',
  created: line.created,
  currency: line.currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product: newId('product'),
  recurring: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'one_time',
  unit_amount: line.unitAmount,
  unit_amount_decimal: wireDecimal(line.unitAmount),
});

/** A line of a session with its own price. The provider shows a line by its product's name. */
export const lineItemObject = (line: LineInput): Stripe.LineItem => ({
  id: newId('item'),
  object: 'item',
  adjustable_quantity: null,
  amount_discount: 0,
  amount_subtotal: line.unitAmount * line.quantity,
  amount_tax: 0,
  amount_total: line.unitAmount * line.quantity,
  currency: line.currency,
  description: line.name,
  metadata: {},
  price: priceObject(line),
  quantity: line.quantity,
});
