import type * as z from 'zod';
import type { createCustomer } from '#contract/customers/customers.ts';
import type { createItem } from '#contract/customers/items.ts';
import { unitPriceOfDecimal } from '#kernel/unit-price.ts';
import type { CustomerProfile } from '../../domain/customer.ts';
import type { ItemProfile } from '../../domain/item.ts';

type CustomerBody = z.output<(typeof createCustomer)['body']>;
type ItemBody = z.output<(typeof createItem)['body']>;

export const customerProfileOf = (body: CustomerBody): CustomerProfile => ({
  kind: body.kind,
  name: body.name,
  contact: body.contact ?? null,
  email: body.email ?? null,
  phone: body.phone ?? null,
  address: body.address ?? null,
  city: body.city ?? null,
  country: body.country,
  taxId: body.taxId ?? null,
  vatNumber: body.vatNumber ?? null,
  language: body.language,
  dueDays: body.dueDays ?? null,
  note: body.note ?? null,
});

export const itemProfileOf = (body: ItemBody): ItemProfile => ({
  code: body.code ?? null,
  name: body.name,
  nameEn: body.nameEn ?? null,
  unit: body.unit,
  price: unitPriceOfDecimal(body.price, body.currency),
  priceHoldsVat: body.priceHoldsVat,
  rate: body.rate,
  zeroGround: body.zeroGround ?? null,
});
