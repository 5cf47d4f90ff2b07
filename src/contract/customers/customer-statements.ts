import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { currency, date, id, idParams, integer, money } from '../fields.ts';
import { dayRange } from '../list.ts';

const statementLine = z.object({
  invoiceId: id,
  invoiceNumber: z.string().meta({ examples: ['0000000042'] }),
  type: z.enum(['INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE']),
  issueDate: date,
  dueDate: date.meta({ examples: ['2026-12-04'] }),
  currency,
  total: money.meta({ description: 'Negative for a credit note.' }),
  paid: money.meta({ description: 'Until the last day of the statement.', examples: [0] }),
  credited: money.meta({ description: 'By its credit notes until the last day.', examples: [0] }),
  refunded: money.meta({ description: 'Given back of what was paid, until the last day.', examples: [0] }),
  open: money.meta({
    description: 'Total less paid and credited, with what was refunded; 0 when below zero.',
  }),
  daysOverdue: integer.meta({ description: 'On the last day; 0 before the due date.', examples: [0] }),
});

/** The account of one customer over a period. */
const customerStatement = z.object({
  customerId: id,
  customerName: z.string().meta({ examples: ['Пекарна „Изгрев“ ООД'] }),
  from: date,
  to: date.meta({ examples: ['2026-11-30'] }),
  lines: z.array(statementLine).meta({
    description:
      'Documents issued, paid, credited or refunded in the period, and those that are not even on its last day.',
  }),
  sums: z
    .array(
      z.object({
        currency,
        opening: money.meta({
          description: 'The balance at the end of the day before; below zero in favour of the customer.',
          examples: [0],
        }),
        opened: money.meta({ description: 'Invoices and debit notes issued in the period.' }),
        credited: money.meta({ description: 'Credit notes issued in the period.', examples: [0] }),
        paid: money.meta({ description: 'Paid in the period.' }),
        refunded: money.meta({ description: 'Given back in the period.', examples: [0] }),
        closing: money.meta({
          description:
            'The balance on the last day: opening + opened − credited − paid + refunded = open − inFavour.',
        }),
        open: money.meta({ description: 'Open on the last day.' }),
        inFavour: money.meta({
          description: 'Paid or credited above the totals of documents and not given back.',
          examples: [0],
        }),
        overdue: money.meta({ description: 'The part of it past its due date.' }),
      }),
    )
    .meta({ description: 'One entry for each currency.' }),
});

export type CustomerStatement = z.infer<typeof customerStatement>;

export const getStatement = endpoint({
  method: 'GET',
  path: '/customers/:id/statement',
  access: 'signed-in',
  scope: 'customers:read',
  summary:
    'The account of a customer: opening, opened, credited, paid, refunded and closing by currency; this month by default.',
  params: idParams,
  query: z.strictObject(dayRange),
  response: customerStatement,
});

export const getStatementPdf = endpoint({
  method: 'GET',
  path: '/customers/:id/statement/pdf',
  access: 'signed-in',
  scope: 'customers:read',
  summary: 'The account of a customer as PDF, A4.',
  produces: ['application/pdf'],
  params: idParams,
  query: z.strictObject(dayRange),
  response: z.instanceof(Uint8Array),
});
