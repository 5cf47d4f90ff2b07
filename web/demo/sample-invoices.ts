import { fill } from '../shared/messages/fill.ts';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { fromMinor, toMinor } from '../shared/money.ts';
import { documentOf, documents, numberOf, paymentIdOf } from './sample-documents.ts';
import type { SampleDocument } from './sample-documents.ts';
import { proformaNumber } from './sample-proformas.ts';
import { addressOf } from './sales.ts';
import { dayOf, goodOf, merchantId, momentOf, messagesOf } from './sample-data.ts';
import type { SampleData } from './sample-data.ts';

const taxRate = 20;
const dueDays = 14;

const statusOf = ({ type, sale: { fate, daysAgo } }: SampleDocument): Invoice['status'] => {
  if (type === 'CREDIT_NOTE' || fate === 'paid') return 'PAID';
  return daysAgo > dueDays && fate === 'invoiced' ? 'OVERDUE' : 'PENDING';
};

const noteOf = ({ type, sale }: Pick<SampleDocument, 'type' | 'sale'>): SampleDocument | undefined =>
  type === 'CREDIT_NOTE'
    ? undefined
    : documents.find((one) => one.sale === sale && one.type === 'CREDIT_NOTE');

/** The credit notes of the sample have a refund. */
const refundOf = (document: SampleDocument): Pick<Invoice, 'refundedAmount' | 'refundStatus'> => {
  const cents = noteOf(document)?.cents ?? 0;
  if (cents === 0) return { refundedAmount: 0, refundStatus: 'NONE' };
  return { refundedAmount: fromMinor(cents), refundStatus: cents < document.cents ? 'PARTIAL' : 'FULL' };
};

/** Links between invoices and credit notes. */
const correctionsOf = (data: SampleData, { type, sale }: SampleDocument) => {
  const original = documentOf(sale)!;
  const note = noteOf({ type, sale });
  if (type === 'CREDIT_NOTE')
    return {
      correctsId: original.id,
      correctsType: original.type,
      correctsNumber: numberOf(original),
      correctsIssueDate: dayOf(data, original.daysAgo),
      correctionReason: messagesOf(data).refund.reason,
      creditNotes: [],
      debitNotes: [],
    };
  return {
    correctsId: null,
    correctsType: null,
    debitNotes: [],
    correctsNumber: null,
    correctsIssueDate: null,
    correctionReason: null,
    creditNotes:
      note === undefined
        ? []
        : [
            {
              id: note.id,
              invoiceNumber: numberOf(note),
              issueDate: dayOf(data, note.daysAgo),
              totalAmount: fromMinor(note.cents),
            },
          ],
  };
};

const partiesOf = (data: SampleData, { who }: SampleDocument['sale']) => {
  const { merchant, address, people } = messagesOf(data);
  return {
    merchantId,
    merchantName: merchant,
    customerName: people[who],
    customerEmail: addressOf[who],
    seller: { name: merchant, address, taxId: '175074752', vatNumber: 'BG175074752', country: null },
    buyer: {
      name: people[who],
      address: null,
      taxId: null,
      vatNumber: null,
      country: null,
      kind: 'PERSON' as const,
    },
  };
};

const descriptionOf = (data: SampleData, { type, sale }: SampleDocument): string => {
  const { refund, advance } = messagesOf(data);
  if (type === 'CREDIT_NOTE') return fill(refund.line, { number: numberOf(documentOf(sale)!) });
  const { advanceOf } = sale;
  return advanceOf === undefined ? goodOf(data, sale) : fill(advance, { number: proformaNumber(advanceOf) });
};

const invoiceOf = (data: SampleData, document: SampleDocument): Invoice => {
  const { id, type, sale, daysAgo, cents } = document;
  const { unit, annulled } = messagesOf(data);
  const status = statusOf(document);
  const isPaid = status === 'PAID';
  const isAnnulled = sale.fate === 'annulled';
  // The price includes VAT; the rounding cent belongs to the VAT.
  const net = fromMinor(Math.floor((cents * 200 + 100 + taxRate) / (2 * (100 + taxRate))));
  const issueDate = dayOf(data, daysAgo);
  const description = descriptionOf(data, document);
  return {
    id,
    invoiceNumber: numberOf(document),
    type,
    status,
    isTest: false,
    annulledAt: isAnnulled ? momentOf(data, daysAgo, '13:30') : null,
    totalAmount: fromMinor(cents),
    subtotal: net,
    taxRate,
    taxAmount: fromMinor(cents - toMinor(net)),
    paidAmount: isPaid ? fromMinor(cents) : 0,
    creditedAmount: 0,
    ...refundOf(document),
    openAmount: isPaid || isAnnulled ? 0 : fromMinor(cents),
    currency: 'EUR',
    issueDate,
    dueDate: isPaid ? issueDate : dayOf(data, daysAgo - dueDays),
    description,
    ...partiesOf(data, sale),
    paymentId: isPaid ? paymentIdOf(sale) : null,
    customerId: null,
    language: data.language,
    taxEventDate: issueDate,
    eurRate: 1,
    eurRateDay: null,
    items: [
      {
        id: 1,
        description,
        quantity: 1,
        unit,
        unitPrice: net,
        grossUnitPrice: null,
        lineTotal: net,
        taxAmount: fromMinor(cents - toMinor(net)),
        taxRate,
        vatGround: null,
        vatGroundText: null,
        discountPercent: null,
        correctsLine: null,
        advance: null,
      },
    ],
    vatGround: null,
    vatCheck: null,
    annulmentReason: isAnnulled ? annulled : null,
    correctionKind: null,
    ...correctionsOf(data, document),
    paidBy: isPaid && type === 'INVOICE' ? paymentIdOf(sale) : null,
    payments: [],
    payUrl: null,
    isAdvance: sale.advanceOf !== undefined,
    advances: [],
    deductedIn: null,
    installments: [],
    delivery: null,
    deliveries: [],
    taxFileTexts: [],
  };
};

export const sampleInvoices = (data: SampleData): Invoice[] =>
  documents.map((document) => invoiceOf(data, document));
