import type { ReactNode } from 'react';
import type { Invoice } from '#contract/invoices/invoices.ts';
import { joined } from '../../shared/format/joined.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { ShowLink } from '../kit/fields/ShowLink.tsx';

type Say = Readonly<{
  name: (field: 'isAdvance' | 'deductedIn' | 'advances' | 'installments') => string;
  money: (amount: number) => string;
}>;

const linkTo = ({ id, invoiceNumber }: Readonly<{ id: number; invoiceNumber: string }>): ReactNode => (
  <ShowLink key={id} resource="invoices" id={id}>
    {invoiceNumber}
  </ShowLink>
);

/** Whether a document is an advance, what deducts it, what it deducts, and its instalments; only what applies. */
export const advanceFacts = (
  { isAdvance, deductedIn, advances, installments }: Invoice,
  { name, money }: Say,
): (readonly [string, ReactNode])[] => [
  ...(isAdvance ? ([[name('isAdvance'), '✓']] as const) : []),
  ...(deductedIn === null ? [] : ([[name('deductedIn'), linkTo(deductedIn)]] as const)),
  ...advances.map((one) => [name('advances'), linkTo(one)] as const),
  ...installments.map(
    ({ seq, dueDate, amount, openAmount }) =>
      [
        `${name('installments')} ${seq}`,
        joined([formatDate(dueDate), `${money(amount)}${openAmount === 0 ? ' ✓' : ''}`]),
      ] as const,
  ),
];
