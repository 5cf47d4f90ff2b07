import type { Language } from '#kernel/language.ts';
import {
  defineTable,
  generated,
  instant,
  json,
  money,
  optionalInstant,
  plain,
} from '#platform/database/define-table.ts';
import type { CustomerKind } from '../../domain/customer.ts';
import type { CustomerVatCheck } from '../../domain/vat-check.ts';
import type { ItemRate } from '../../domain/item.ts';

/** The tables that statements of this module may name. */
export const tables = { owns: ['customers', 'items'], reads: ['merchants'] } as const;

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

export const itemsTable = defineTable('items', {
  id: generated<number>(),
  merchantId: plain<number>(),
  code: plain<string | null>(),
  name: plain<string>(),
  nameEn: plain<string | null>(),
  unit: plain<string>(),
  price: money('priceMinor', 'currency'),
  priceHoldsVat: plain<boolean>(),
  rate: plain<ItemRate>(),
  zeroGround: plain<string | null>(),
  createdAt: instant(),
  archivedAt: optionalInstant(),
  version: plain<number>(),
});
