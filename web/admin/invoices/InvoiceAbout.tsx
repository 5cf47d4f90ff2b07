import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Invoice } from '#contract/invoices.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { Facts } from '../fields/Facts.tsx';
import { Panel } from '../layout/Panel.tsx';
import { Reference } from '../fields/Reference.tsx';
import { ShowLink } from '../fields/ShowLink.tsx';
import { useInvoiceMessages } from './use-invoice-messages.ts';

const groundsOf = ({ items }: Invoice): string[] => [
  ...new Set(items.flatMap(({ vatGroundText }) => (vatGroundText === null ? [] : [vatGroundText]))),
];

const vatCheckOf = ({ number, state, requestId }: NonNullable<Invoice['vatCheck']>): string =>
  [number, state, requestId].filter(Boolean).join(' · ');

/** Dates, sums and related records of a document. */
export const InvoiceAbout = ({ invoice }: { invoice: Invoice }) => {
  const { t, name, money, euroRate } = useInvoiceMessages(invoice);
  const facts: (readonly [string, ReactNode])[] = [
    [
      name('merchantName'),
      <Reference key="merchant" to="merchants" by="merchantId" otherwise={invoice.merchantName} />,
    ],
    [name('issueDate'), formatDate(invoice.issueDate)],
    [name('taxEventDate'), formatDate(invoice.taxEventDate)],
    [name('dueDate'), formatDate(invoice.dueDate)],
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
    ...(invoice.paidAmount > 0 ? ([[name('paidAmount'), money(invoice.paidAmount)]] as const) : []),
    ...(invoice.creditedAmount > 0
      ? ([[name('creditedAmount'), money(invoice.creditedAmount)]] as const)
      : []),
    [name('paidBy'), <Reference key="payment" to="payments" by="paidBy" />],
    [name('description'), invoice.description],
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
      {invoice.creditNotes.length > 0 && <CreditNotes invoice={invoice} />}
    </Panel>
  );
};

const CreditNotes = ({ invoice }: { invoice: Invoice }) => {
  const { t, money } = useInvoiceMessages(invoice);
  return (
    <>
      <Typography variant="h3">{t('admin.invoices.corrections')}</Typography>
      <Facts
        facts={invoice.creditNotes.map((note) => [
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
