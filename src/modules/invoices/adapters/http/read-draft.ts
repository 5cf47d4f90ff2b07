import type * as z from 'zod';
import type { writeInvoice } from '#contract/invoice-actions.ts';
import { businessDate } from '#kernel/business-date.ts';
import { Money } from '#kernel/money.ts';
import type { Messages } from '#kernel/messages.ts';
import type { PartialDraft } from '../../domain/draft-problems.ts';
import type { InvoiceDraft } from '../../domain/written-invoice.ts';

type Body = z.output<typeof writeInvoice.body>;

const readCustomer = (customer: Body['customer']): InvoiceDraft['customer'] => ({
  kind: customer.kind,
  name: customer.name,
  address: customer.address ?? null,
  taxId: customer.taxId ?? null,
  vatNumber: customer.vatNumber ?? null,
  email: customer.email ?? null,
});

/** The parsed fields of an incomplete or invalid body. */
export const readPartialDraft = ({ customer, items, vatGround, dueDate }: Partial<Body>): PartialDraft => ({
  ...(customer && { customer: readCustomer(customer) }),
  ...(items && { lines: items }),
  ...(vatGround && { zeroRateGround: vatGround }),
  ...(dueDate && { dueDate: businessDate(dueDate) }),
});

/** Maps the body to the domain: quantities as decimal text with at most three places, prices as `Money`. */
export const readDraft = (body: Body, messages: Messages): InvoiceDraft => {
  const { currency, customer, items, vatGround, dueDate, description, language } = body;
  return {
    currency,
    customer: readCustomer(customer),
    lines: items.map((item) => ({
      description: item.description,
      quantity: String(Math.round(item.quantity * 1_000) / 1_000),
      unit: item.unit ?? messages.say('bg', 'invoices.unit.piece'),
      unitPrice: Money.ofDecimal(item.unitPrice, currency),
      taxRate: item.taxRate,
    })),
    zeroRateGround: vatGround ?? null,
    dueDate: dueDate ? businessDate(dueDate) : null,
    description: description ?? null,
    language,
  };
};
