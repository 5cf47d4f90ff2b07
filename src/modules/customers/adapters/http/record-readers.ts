import { createCustomer } from '#contract/customers.ts';
import { createItem } from '#contract/items.ts';
import type { Messages } from '#kernel/messages.ts';
import type { CustomerProfile } from '../../domain/customer.ts';
import { customerFields, itemFields } from '../../domain/file-fields.ts';
import type { ItemProfile } from '../../domain/item.ts';
import { customerProfileOf, itemProfileOf } from './read-profiles.ts';
import { numberOf, valueOf, type RecordReader } from './read-records.ts';

type CustomerBody = (typeof createCustomer)['body'];
type ItemBody = (typeof createItem)['body'];

/** Without a kind, a row with an EIK or VAT number is a company. */
export const customerReader = (messages: Messages): RecordReader<CustomerBody, CustomerProfile> => ({
  fields: customerFields,
  of: 'customer',
  former: { 'Tax ID': 'taxId' },
  body: createCustomer.body,
  bodyOf: ({ kind, dueDays, language, ...cells }) => ({
    ...cells,
    kind:
      valueOf(kind, ['PERSON', 'COMPANY'], (value, of) => messages.say(of, `exports.customer.${value}`)) ??
      (cells['taxId'] === undefined && cells['vatNumber'] === undefined ? 'PERSON' : 'COMPANY'),
    dueDays: numberOf(dueDays),
    language: language?.toLowerCase(),
  }),
  profileOf: customerProfileOf,
});

export const itemReader = (messages: Messages): RecordReader<ItemBody, ItemProfile> => ({
  fields: itemFields,
  of: 'item',
  former: { 'Ground of 0%': 'zeroGround' },
  body: createItem.body,
  bodyOf: ({ price, rate, priceHoldsVat, currency, ...cells }) => {
    const holds = valueOf(priceHoldsVat, ['true', 'false'], (value, of) =>
      messages.say(of, `exports.item.${value}`),
    );
    return {
      ...cells,
      price: numberOf(price),
      rate: numberOf(rate),
      priceHoldsVat: holds === 'true' ? true : holds === 'false' ? false : holds,
      currency: currency?.toUpperCase(),
    };
  },
  profileOf: itemProfileOf,
});
