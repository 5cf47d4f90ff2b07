import type * as z from 'zod';
import type { Proforma } from '#contract/proformas/proformas.ts';
import type { createProforma } from '#contract/proformas/proformas.ts';
import { typedPrice } from '../../../shared/format/format-price.ts';
import type { Language } from '../../../shared/messages/language.ts';
import { draftOf, type DraftValues } from './draft-values.ts';

/** What is sold to whom, of a schedule and a proforma. */
export type SaleContent = Proforma['content'];
type SaleBody = Pick<
  z.input<typeof createProforma.body>,
  'currency' | 'customer' | 'customerId' | 'items' | 'vatGround' | 'description' | 'language'
>;

/** The part of the form that a schedule or a proforma has, too; unreadable numbers fail validation. */
export const saleOf = (values: DraftValues): SaleBody => {
  const { currency, customer, customerId, items, description, language } = draftOf(values);
  return { currency, customer, customerId, items, description, language };
};

/** A decimal number as it is typed in the language. */
const typed = (value: number, language: Language): string =>
  language === 'bg' ? String(value).replace('.', ',') : String(value);

/** The form of what was stored; a ground of the document is that of its lines at 0 %. @param empty the form without input */
export const valuesOfSale = (
  content: SaleContent,
  { language, empty }: Readonly<{ language: Language; empty: DraftValues }>,
): DraftValues => {
  const { customer } = content;
  return {
    ...empty,
    currency: content.currency,
    customerId: content.customerId ? String(content.customerId) : '',
    customer: {
      kind: customer.kind,
      name: customer.name,
      country: customer.country ?? 'BG',
      address: customer.address ?? '',
      taxId: customer.taxId ?? '',
      vatNumber: customer.vatNumber ?? '',
      email: customer.email ?? '',
    },
    items: content.items.map((item) => ({
      description: item.description,
      quantity: typed(item.quantity, language),
      unit: item.unit ?? '',
      unitPrice: typedPrice(item.unitPrice ?? 0, language),
      grossUnitPrice: item.grossUnitPrice ? typedPrice(item.grossUnitPrice, language) : '',
      priceHoldsVat: item.grossUnitPrice ? 'yes' : '',
      discountPercent: item.discountPercent ? typed(item.discountPercent, language) : '',
      taxRate: String(item.taxRate),
      vatGround: item.vatGround ?? (item.taxRate === 0 ? (content.vatGround ?? '') : ''),
    })),
    description: content.description ?? '',
    language: content.language,
  };
};
