import { addDays, businessDateOf } from '#contract/business-date.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { buyerKindOf, groundsFor, ratesFor } from '#contract/sale-vat.ts';
import type { VatRegistration } from '#contract/sale-vat.ts';
import { printDay } from '../../../shared/form/parse-day.ts';
import { typedPrice } from '../../../shared/format/format-price.ts';
import type { Language } from '../../../shared/messages/language.ts';
import type { DraftValues } from './draft-values.ts';

type Circumstances = Readonly<{
  registration: VatRegistration;
  language: Language;
  now: Date;
  empty: DraftValues;
}>;

const dayMs = 86_400_000;
/** Days from one day to a later one; 0 when it is not later. */
export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayMs));

/** A decimal number as it is typed in the language. */
const typed = (value: number, language: Language): string =>
  language === 'bg' ? String(value).replace('.', ',') : String(value);

const customerOf = ({ buyer, customerEmail }: Invoice): DraftValues['customer'] => ({
  kind: buyer.kind,
  name: buyer.name,
  country: buyer.country ?? 'BG',
  address: buyer.address ?? '',
  taxId: buyer.taxId ?? '',
  vatNumber: buyer.vatNumber ?? '',
  email: customerEmail ?? '',
});

/** A rate or ground that today's registration does not allow falls back to the default. */
const lineOf = (
  item: Invoice['items'][number],
  customer: DraftValues['customer'],
  { registration, language, empty }: Circumstances,
): DraftValues['items'][number] => {
  const [line] = empty.items;
  const isGross = registration === 'FULL' && item.grossUnitPrice !== null;
  const rate = (ratesFor(registration) as readonly number[]).includes(item.taxRate)
    ? String(item.taxRate)
    : line!.taxRate;
  const buyer = buyerKindOf({
    kind: customer.kind === 'PERSON' ? 'PERSON' : 'COMPANY',
    country: customer.country,
    address: customer.address,
    vatNumber: customer.vatNumber === '' ? null : customer.vatNumber,
  });
  const grounds: readonly string[] = groundsFor(registration, buyer);
  return {
    description: item.description,
    quantity: typed(item.quantity, language),
    unit: item.unit,
    unitPrice: typedPrice(item.unitPrice, language),
    grossUnitPrice: isGross ? typedPrice(item.grossUnitPrice ?? 0, language) : '',
    priceHoldsVat: isGross ? 'yes' : '',
    discountPercent: item.discountPercent === null ? '' : typed(item.discountPercent, language),
    taxRate: rate,
    vatGround: item.vatGround !== null && grounds.includes(item.vatGround) ? item.vatGround : '',
  };
};

/** The form of an invoice like an issued one: customer, lines and days to pay; the dates are new. */
export const copyOf = (invoice: Invoice, given: Circumstances): DraftValues => {
  const customer = customerOf(invoice);
  const items = invoice.items.filter(({ advance }) => advance === null);
  const today = businessDateOf(given.now);
  return {
    ...given.empty,
    currency: invoice.currency === 'USD' ? 'USD' : 'EUR',
    customer,
    items: items.length > 0 ? items.map((item) => lineOf(item, customer, given)) : given.empty.items,
    dueDate: printDay(addDays(today, daysBetween(invoice.issueDate, invoice.dueDate))),
  };
};
