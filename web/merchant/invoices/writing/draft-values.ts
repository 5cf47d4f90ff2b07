import { addDays, businessDateOf, defaultDueDays, sumInvoice } from '#contract/invoice-sums.ts';
import type { InvoiceSums } from '#contract/invoice-sums.ts';
import { parseAmount } from '../../../shared/form/parse-amount.ts';
import { parseDay, printDay } from '../../../shared/form/parse-day.ts';
import type { InvoiceDraft } from '../../../shared/portal/portal-api.ts';

type TaxRate = InvoiceDraft['items'][number]['taxRate'];

/** The form's fields as typed. The names are the contract's, so that field errors match. */
export interface DraftValues {
  currency: InvoiceDraft['currency'];
  customer: Record<'kind' | 'name' | 'address' | 'taxId' | 'vatNumber' | 'email', string>;
  /** The id of a picked customer; empty without one. */
  customerId: string;
  items: Record<'description' | 'quantity' | 'unit' | 'unitPrice' | 'taxRate', string>[];
  vatGround: string;
  dueDate: string;
  description: string;
  language: 'bg' | 'en';
}

export const emptyLine = (taxRate: string): DraftValues['items'][number] => ({
  description: '',
  quantity: '1',
  unit: '',
  unitPrice: '',
  taxRate,
});

/** An empty draft, due after `defaultDueDays` by Sofia's calendar. */
export const emptyDraft = (isRegisteredForVat: boolean, now: Date): DraftValues => ({
  currency: 'EUR',
  customer: { kind: 'COMPANY', name: '', address: '', taxId: '', vatNumber: '', email: '' },
  customerId: '',
  items: [emptyLine(isRegisteredForVat ? '20' : '0')],
  vatGround: '',
  dueDate: printDay(addDays(businessDateOf(now), defaultDueDays)),
  description: '',
  language: 'bg',
});

/** Parses a typed quantity with at most three decimals; null for an invalid text. */
export const parseQuantity = (text: string): number | null => {
  const match = /^(\d{1,6})(?:[.,](\d{1,3}))?$/.exec(text.replaceAll(/\s/g, ''));
  return match ? Number(`${match[1]}.${match[2] ?? '0'}`) : null;
};

const rateOf = (text: string): TaxRate => (text === '20' ? 20 : text === '9' ? 9 : 0);

/** The request body of a draft; unreadable numbers become 0 and fail validation. */
export const draftOf = ({
  items,
  vatGround,
  dueDate,
  customer,
  customerId,
  ...rest
}: DraftValues): InvoiceDraft => ({
  ...rest,
  customerId: customerId === '' ? null : Number(customerId),
  customer: {
    ...customer,
    kind: customer.kind === 'PERSON' ? 'PERSON' : 'COMPANY',
    ...(customer.kind === 'PERSON' ? { taxId: '', vatNumber: '' } : {}),
  },
  items: items.map(({ description, quantity, unit, unitPrice, taxRate }) => ({
    description,
    quantity: parseQuantity(quantity) ?? 0,
    ...(unit.trim() === '' ? {} : { unit }),
    unitPrice: parseAmount(unitPrice) ?? 0,
    taxRate: rateOf(taxRate),
  })),
  vatGround:
    items.some(({ taxRate }) => taxRate === '0') && vatGround !== '' ? (vatGround as 'ART_28') : null,
  dueDate: parseDay(dueDate),
});

/** The sums of the draft by the server's rule; unreadable numbers count as 0. */
export const sumsOf = (items: DraftValues['items']): InvoiceSums =>
  sumInvoice(
    items.map(({ quantity, unitPrice, taxRate }) => ({
      unitPriceMinor: BigInt(Math.round((parseAmount(unitPrice) ?? 0) * 100)),
      quantityThousandths: BigInt(Math.round((parseQuantity(quantity) ?? 0) * 1_000)),
      taxRate: rateOf(taxRate),
    })),
  );
