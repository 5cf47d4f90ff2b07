import { firstNumber, sales } from './sales.ts';
import type { Sale } from './sales.ts';

/** A document of the sample series: the invoice of a sale, or the credit note of its refund. */
export interface SampleDocument {
  readonly id: number;
  readonly type: 'INVOICE' | 'CREDIT_NOTE';
  readonly sale: Sale;
  readonly daysAgo: number;
  readonly cents: number;
}

const drafts = sales.flatMap((sale): Omit<SampleDocument, 'id'>[] => {
  const { daysAgo, cents, refund, fate } = sale;
  if (fate === 'declined') return [];
  return [
    { type: 'INVOICE', sale, daysAgo, cents },
    ...(refund === undefined ? [] : [{ type: 'CREDIT_NOTE' as const, sale, ...refund }]),
  ];
});

/** In the order of their numbers and dates. */
export const documents: readonly SampleDocument[] = drafts
  .toSorted((one, other) => other.daysAgo - one.daysAgo)
  .map((draft, index) => ({ ...draft, id: index + 1 }));

/** Sales with a started payment, in the order of the payments. */
export const started: readonly Sale[] = sales.filter(
  ({ fate }) => fate !== 'invoiced' && fate !== 'annulled',
);

export const numberOf = ({ id }: SampleDocument): string => String(firstNumber + id - 1).padStart(10, '0');

export const documentOf = (sale: Sale): SampleDocument | undefined =>
  documents.find((document) => document.sale === sale && document.type === 'INVOICE');

/** Payments and their links have the same ids. */
export const paymentIdOf = (sale: Sale): number | null => {
  const place = started.indexOf(sale);
  return place === -1 ? null : place + 1;
};
