import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { joined } from '../../shared/format/joined.ts';
import { useDeadline } from '../../shared/format/deadline.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Facts } from '../kit/fields/Facts.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { Reference } from '../kit/fields/Reference.tsx';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { advanceFacts } from './advance-facts.tsx';
import { useInvoiceMessages } from './use-invoice-messages.ts';

const groundsOf = ({ items }: Invoice): string[] => [
  ...new Set(items.flatMap(({ vatGroundText }) => (vatGroundText === null ? [] : [vatGroundText]))),
];

const vatCheckOf = ({ number, state, requestId }: NonNullable<Invoice['vatCheck']>): string =>
  joined([number, state, requestId]);

type Fact = readonly [string, ReactNode];
type About = ReturnType<typeof useInvoiceMessages>;

/** Facts that only some documents have. */
const when = (has: boolean, ...facts: readonly Fact[]): readonly Fact[] => (has ? facts : []);

/** Dates and related records. */
const originOf = (invoice: Invoice, { name }: About, dueDate: string): readonly Fact[] => [
  [
    name('merchantName'),
    <Reference key="merchant" to="merchants" by="merchantId" otherwise={invoice.merchantName} />,
  ],
  [name('issueDate'), formatDate(invoice.issueDate)],
  [name('taxEventDate'), formatDate(invoice.taxEventDate)],
  ...when(invoice.type !== 'CREDIT_NOTE' && invoice.paidBy !== null, [name('dueDate'), dueDate]),
];

/** The VAT line only with VAT, the paid line only with a payment (specification, point 9). */
const sumsOf = (invoice: Invoice, { name, money, euroRate }: About): readonly Fact[] => {
  const { totalAmount, openAmount, creditedAmount, paidAmount, vatCheck } = invoice;
  const grounds = groundsOf(invoice);
  return [
    [name('totalAmount'), money(totalAmount)],
    ...when(invoice.currency !== 'EUR', [name('eurRate'), euroRate(invoice.eurRate, invoice.eurRateDay)]),
    ...when(
      invoice.taxAmount > 0,
      [name('subtotal'), money(invoice.subtotal)],
      [`${name('taxAmount')} (${invoice.taxRate}%)`, money(invoice.taxAmount)],
    ),
    ...when(grounds.length > 0, [name('vatGround'), grounds.join('; ')]),
    ...(vatCheck === null ? [] : when(true, [name('vatCheck'), vatCheckOf(vatCheck)])),
    ...when(invoice.type !== 'CREDIT_NOTE' && paidAmount > 0, [name('paidAmount'), money(paidAmount)]),
    ...when(creditedAmount > 0, [name('creditedAmount'), money(creditedAmount)]),
    ...when(openAmount > 0 && openAmount !== totalAmount, [name('openAmount'), money(openAmount)]),
  ];
};

/** The payment, what it says, and what it corrects. */
const relationsOf = (invoice: Invoice, { name }: About): readonly Fact[] => [
  ...when(invoice.type !== 'CREDIT_NOTE', [
    name('paidBy'),
    <Reference key="payment" to="payments" by="paidBy" />,
  ]),
  ...when(invoice.description !== invoice.correctionReason, [name('description'), invoice.description]),
];

const correctionOf = ({ correctsId, correctsNumber, correctionReason }: Invoice, { name }: About) =>
  correctsId === null
    ? []
    : when(
        true,
        [
          name('correctsId'),
          <ShowLink key="corrects" resource="invoices" id={correctsId}>
            {correctsNumber}
          </ShowLink>,
        ],
        [name('correctionReason'), correctionReason],
      );

/** Dates, sums and related records of a document. */
export const InvoiceAbout = ({ invoice }: { invoice: Invoice }) => {
  const about = useInvoiceMessages(invoice);
  const { t } = about;
  const { deadlineOf } = useDeadline();
  const { annulledAt, status } = invoice;
  const isOpen = annulledAt === null && status !== 'PAID';
  const dueDate = isOpen ? deadlineOf(invoice.dueDate) : formatDate(invoice.dueDate);
  return (
    <Panel title={t('admin.invoices.about')}>
      <Facts
        facts={[
          ...originOf(invoice, about, dueDate),
          ...sumsOf(invoice, about),
          ...relationsOf(invoice, about),
          ...advanceFacts(invoice, about),
          ...correctionOf(invoice, about),
        ]}
      />
      <Notes title={t('admin.invoices.corrections')} notes={invoice.creditNotes} invoice={invoice} />
      <Notes title={t('admin.invoices.debitNotes')} notes={invoice.debitNotes} invoice={invoice} />
    </Panel>
  );
};

interface NotesProps {
  readonly title: string;
  readonly notes: Invoice['creditNotes'];
  readonly invoice: Invoice;
}

const Notes = ({ title, notes, invoice }: NotesProps) => {
  const { money } = useInvoiceMessages(invoice);
  if (notes.length === 0) return null;
  return (
    <>
      <Typography variant="h3">{title}</Typography>
      <Facts
        facts={notes.map((note) => [
          formatDate(note.issueDate),
          <span key={note.id}>
            <ShowLink resource="invoices" id={note.id}>
              {note.invoiceNumber}
            </ShowLink>
            {` · ${money(note.totalAmount)}`}
          </span>,
        ])}
      />
    </>
  );
};
