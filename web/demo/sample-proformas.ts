import { pricedLineOf, sumInvoice } from '#contract/invoices/words/invoice-sums.ts';
import type { Proforma } from '#contract/proformas/proformas.ts';
import { fromMinor, less, sumOf } from '../shared/money.ts';
import { documentOf, numberOf } from './sample-documents.ts';
import { dayOf, merchantId, messagesOf, momentOf, type SampleData } from './sample-data.ts';
import { addressOf, sales, type Person } from './sales.ts';
import type { en } from './messages/en.ts';

const validDays = 30;
const currency = 'EUR';
const taxRate = 20;

type Line = Readonly<{
  what: keyof typeof en.demo.sample.offered;
  quantity: number;
  /** For each, in euro cents, VAT included. */
  cents: number;
}>;
type Offered = Readonly<{
  id: number;
  kind: Proforma['kind'];
  who: Person;
  lines: readonly Line[];
  /** Days back to the day on which it was sent, and on which the payer accepted it. */
  daysAgo: number;
  acceptedAgo?: number;
  /** The reason of a bank transfer. */
  reference?: string;
  /** Whether the payer has asked something. */
  isAsked?: boolean;
}>;

/** Sales of the sample that are advances name their proforma. */
const offered: readonly Offered[] = [
  {
    id: 1,
    kind: 'PROFORMA',
    who: 'school',
    lines: [{ what: 'party', quantity: 60, cents: 480 }],
    daysAgo: 20,
    reference: 'PA7M2U9SGRW',
  },
  {
    id: 2,
    kind: 'OFFER',
    who: 'elena',
    lines: [{ what: 'wedding', quantity: 1, cents: 24_000 }],
    daysAgo: 4,
    acceptedAgo: 1,
    reference: 'PA4K8T2VQNE',
  },
  {
    id: 3,
    kind: 'OFFER',
    who: 'office',
    lines: [
      { what: 'buffet', quantity: 30, cents: 950 },
      { what: 'delivery', quantity: 1, cents: 1_500 },
    ],
    daysAgo: 2,
    isAsked: true,
  },
];

/** The number of a proforma, of a series of its own. */
export const proformaNumber = (id: number): string => String(id).padStart(10, '0');

const contentOf = (data: SampleData, { who, lines }: Offered): Proforma['content'] => {
  const { people, offered: goods, unit } = messagesOf(data);
  return {
    currency,
    customer: {
      kind: 'PERSON',
      name: people[who],
      address: undefined,
      taxId: undefined,
      country: undefined,
      vatNumber: undefined,
      email: addressOf[who],
    },
    customerId: null,
    items: lines.map(({ what, quantity, cents }) => ({
      description: goods[what],
      quantity,
      unit,
      grossUnitPrice: fromMinor(cents),
      taxRate,
    })),
    description: undefined,
    language: data.language,
  };
};

/** The sales that paid a part of it, as its documents. */
const advancesOf = (id: number): Proforma['invoices'] =>
  sales
    .filter(({ advanceOf }) => advanceOf === id)
    .map((sale) => {
      const document = documentOf(sale)!;
      const total = fromMinor(sale.cents);
      return { invoiceId: document.id, invoiceNumber: numberOf(document), isAdvance: true, total };
    });

const sumsOf = ({ items }: Proforma['content'], paid: number) => {
  const { subtotal, tax, total } = sumInvoice(items.map((item) => pricedLineOf(item)));
  const open = less(fromMinor(total), paid);
  return { subtotal: fromMinor(subtotal), taxAmount: fromMinor(tax), total: fromMinor(total), paid, open };
};

const proformaOf = (data: SampleData, of: Offered): Proforma => {
  const { people, merchant, question } = messagesOf(data);
  const { id, kind, who, daysAgo, acceptedAgo, reference = null, isAsked = false } = of;
  const content = contentOf(data, of);
  const invoices = advancesOf(id);
  const isAccepted = acceptedAgo !== undefined;
  return {
    id,
    version: 1,
    kind,
    number: proformaNumber(id),
    state: isAccepted ? 'ACCEPTED' : 'SENT',
    merchantId,
    merchantName: merchant,
    customerId: null,
    customerName: people[who],
    about: content.items[0]!.description,
    currency,
    ...sumsOf(content, sumOf(invoices.map(({ total }) => total))),
    validUntil: dayOf(data, daysAgo - validDays),
    sentAt: momentOf(data, daysAgo, '08:10'),
    hasQuestion: isAsked,
    isEmailRefused: false,
    createdAt: momentOf(data, daysAgo, '08:00'),
    content,
    cardMax: null,
    url: `${data.origin}/demo/merchant/proformas#Lipa${proformaNumber(id)}sample`,
    paymentLinkId: null,
    reference,
    acceptedAt: isAccepted ? momentOf(data, acceptedAgo, '10:20') : null,
    acceptedBy: isAccepted ? people[who] : null,
    invoices,
    questions: isAsked
      ? [{ text: question, email: addressOf[who], askedAt: momentOf(data, daysAgo - 1, '09:15') }]
      : [],
  };
};

/** An offer that was sent, one that was accepted, and a proforma of which an advance was paid. */
export const sampleProformas = (data: SampleData): readonly Proforma[] =>
  offered.map((of) => proformaOf(data, of));
