import { addDays, businessDateOf } from '#contract/business-date.ts';
import { defaultDueDays, pricedLineOf, sumInvoice } from '#contract/invoices/words/invoice-sums.ts';
import type { InvoiceSums } from '#contract/invoices/words/invoice-sums.ts';
import type { VatGround } from '#contract/sale-vat.ts';
import type * as z from 'zod';
import type { writeInvoice } from '#contract/invoices/invoice-actions.ts';
import { parsePercent, parseQuantity } from '../../../shared/form/parse-number.ts';
import { parseAmount } from '../../../shared/form/parse-amount.ts';
import { parseDay, printDay } from '../../../shared/form/parse-day.ts';
import type { InstallmentValues } from './advance-values.ts';

export type InvoiceDraft = z.input<typeof writeInvoice.body>;
type TaxRate = InvoiceDraft['items'][number]['taxRate'];

/** The form's fields as typed. The names are the contract's, so that field errors match. */
export interface DraftValues {
  currency: InvoiceDraft['currency'];
  customer: Record<'kind' | 'name' | 'country' | 'address' | 'taxId' | 'vatNumber' | 'email', string>;
  /** The id of a picked customer; empty without one. */
  customerId: string;
  items: Record<
    | 'description'
    | 'quantity'
    | 'unit'
    | 'unitPrice'
    | 'grossUnitPrice'
    | 'priceHoldsVat'
    | 'discountPercent'
    | 'taxRate'
    | 'vatGround',
    string
  >[];
  dueDate: string;
  advance: boolean;
  /** Ids of the advances that it deducts. */
  advances: string[];
  /** Empty: the whole is due on one day. */
  installments: InstallmentValues[];
  /** Empty: the day of issue. */
  taxEventDate: string;
  description: string;
  language: 'bg' | 'en';
  /** Whether the invoice is mailed at once, when an address is given. */
  send: boolean;
}

export const emptyLine = (taxRate: string): DraftValues['items'][number] => ({
  description: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
  grossUnitPrice: '',
  priceHoldsVat: '',
  discountPercent: '',
  taxRate,
  vatGround: '',
});

export const emptyCustomer: DraftValues['customer'] = {
  kind: 'COMPANY',
  name: '',
  country: 'BG',
  address: '',
  taxId: '',
  vatNumber: '',
  email: '',
};

/** Whether a customer has more than the kind and country of the form without input. */
export const isCustomerTyped = ({ kind, country, ...texts }: DraftValues['customer']): boolean =>
  [kind, country].join() !== [emptyCustomer.kind, emptyCustomer.country].join() ||
  Object.values(texts).some((text) => text.trim() !== '');

/** An empty draft, due after `defaultDueDays` by Sofia's calendar. */
export const emptyDraft = (isRegisteredForVat: boolean, now: Date): DraftValues => ({
  currency: 'EUR',
  customer: emptyCustomer,
  customerId: '',
  items: [emptyLine(isRegisteredForVat ? '20' : '0')],
  dueDate: printDay(addDays(businessDateOf(now), defaultDueDays)),
  advance: false,
  advances: [],
  installments: [],
  taxEventDate: '',
  description: '',
  language: 'bg',
  send: true,
});

/** An invalid discount becomes 100, which the contract refuses at the field. */
const discountOf = (text: string): { discountPercent?: number } =>
  text.trim() === '' ? {} : { discountPercent: parsePercent(text) ?? 100 };

/** The name of the price that is typed: with VAT when `priceHoldsVat` is not empty. */
export const priceName = ({
  priceHoldsVat,
}: Pick<DraftValues['items'][number], 'priceHoldsVat'>): 'unitPrice' | 'grossUnitPrice' =>
  priceHoldsVat === '' ? 'unitPrice' : 'grossUnitPrice';

const rateOf = (text: string): TaxRate => (text === '20' ? 20 : text === '9' ? 9 : 0);

/** The request body of a draft; unreadable numbers become 0 and fail validation. */
export const draftOf = ({
  items,
  dueDate,
  taxEventDate,
  customer,
  customerId,
  advance,
  advances,
  installments,
  send,
  ...rest
}: DraftValues): InvoiceDraft => ({
  ...rest,
  send: send && customer.email.trim() !== '',
  customerId: customerId === '' ? null : Number(customerId),
  customer: {
    ...customer,
    kind: customer.kind === 'PERSON' ? 'PERSON' : 'COMPANY',
    ...(customer.kind === 'PERSON' ? { taxId: '', vatNumber: '' } : {}),
  },
  items: items.map((item) => ({
    description: item.description,
    quantity: parseQuantity(item.quantity) ?? 0,
    ...(item.unit.trim() === '' ? {} : { unit: item.unit }),
    [priceName(item)]: parseAmount(item[priceName(item)], 'price') ?? 0,
    ...discountOf(item.discountPercent),
    taxRate: rateOf(item.taxRate),
    vatGround: item.taxRate === '0' && item.vatGround !== '' ? (item.vatGround as VatGround) : null,
  })),
  dueDate: parseDay(dueDate),
  taxEventDate: parseDay(taxEventDate),
  ...(advance && { advance }),
  ...(!advance && advances.length > 0 && { advances: advances.map(Number) }),
  ...(installments.length > 0 && {
    installments: installments.map(({ dueDate: day, amount }) => ({
      dueDate: parseDay(day) ?? '',
      amount: parseAmount(amount) ?? 0,
    })),
  }),
});

/** The sums of the draft by the server's rule; unreadable numbers count as 0. */
export const sumsOf = (items: DraftValues['items']): InvoiceSums =>
  sumInvoice(
    items.map((item) =>
      pricedLineOf({
        [priceName(item)]: parseAmount(item[priceName(item)], 'price') ?? 0,
        quantity: parseQuantity(item.quantity) ?? 0,
        taxRate: rateOf(item.taxRate),
        discountPercent: parsePercent(item.discountPercent),
      }),
    ),
  );
