import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { joined } from '../../shared/format/joined.ts';
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

/** Dates, sums and related records of a document. */
export const InvoiceAbout = ({ invoice }: { invoice: Invoice }) => {
  const { t, name, money, euroRate } = useInvoiceMessages(invoice);
  const isPayable = invoice.type !== 'CREDIT_NOTE';
  const facts: (readonly [string, ReactNode])[] = [
    [
      name('merchantName'),
      <Reference key="merchant" to="merchants" by="merchantId" otherwise={invoice.merchantName} />,
    ],
    [name('issueDate'), formatDate(invoice.issueDate)],
    [name('taxEventDate'), formatDate(invoice.taxEventDate)],
    ...(isPayable ? ([[name('dueDate'), formatDate(invoice.dueDate)]] as const) : []),
    [name('totalAmount'), money(invoice.totalAmount)],
    ...(invoice.currency === 'EUR'
      ? []
      : ([[name('eurRate'), euroRate(invoice.eurRate, invoice.eurRateDay)]] as const)),
    // The VAT line only with VAT, the paid line only with a payment (specification, point 9).
    ...(invoice.taxAmount > 0
      ? ([
          [name('subtotal'), money(invoice.subtotal)],
          [`${name('taxAmount')} (${invoice.taxRate}%)`, money(invoice.taxAmount)],
        ] as const)
      : []),
    ...(groundsOf(invoice).length === 0
      ? []
      : ([[name('vatGround'), groundsOf(invoice).join('; ')]] as const)),
    ...(invoice.vatCheck === null ? [] : ([[name('vatCheck'), vatCheckOf(invoice.vatCheck)]] as const)),
    ...(isPayable && invoice.paidAmount > 0
      ? ([[name('paidAmount'), money(invoice.paidAmount)]] as const)
      : []),
    ...(invoice.creditedAmount > 0
      ? ([[name('creditedAmount'), money(invoice.creditedAmount)]] as const)
      : []),
    ...(invoice.openAmount > 0 && invoice.openAmount !== invoice.totalAmount
      ? ([[name('openAmount'), money(invoice.openAmount)]] as const)
      : []),
    ...(isPayable
      ? ([[name('paidBy'), <Reference key="payment" to="payments" by="paidBy" />]] as const)
      : []),
    ...(invoice.description === invoice.correctionReason
      ? []
      : ([[name('description'), invoice.description]] as const)),
    ...advanceFacts(invoice, { name, money }),
  ];
  if (invoice.correctsId !== null) {
    facts.push(
      [
        name('correctsId'),
        <ShowLink key="corrects" resource="invoices" id={invoice.correctsId}>
          {invoice.correctsNumber}
        </ShowLink>,
      ],
      [name('correctionReason'), invoice.correctionReason],
    );
  }
  return (
    <Panel title={t('admin.invoices.about')}>
      <Facts facts={facts} />
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
