import * as z from 'zod';
import { month } from '../accountants/accountants.ts';
import { endpoint } from '../endpoint.ts';
import { date, id, idParams, integer, merchantId, merchantName, money, nullableText } from '../fields.ts';
import { ids, listOf, listQuery, search } from '../list.ts';

/** WAITING: below 1 EUR, added to a later bill. OPEN: to be paid. DUE: unpaid after its due day. */
export const billStatuses = ['WAITING', 'OPEN', 'DUE', 'PAID'] as const;

const euro = (description: string, example: number) =>
  money.meta({ description: `${description}, in EUR.`, examples: [example] });
const billStatus = z.enum(billStatuses).meta({ examples: ['PAID'] });

const bill = z.object({
  id,
  merchantId,
  merchantName,
  month,
  status: billStatus,
  fees: euro('Fees of Plateno for the payments of the month', 42.9),
  returnedFees: euro('Fees given back in the month', 0),
  plan: euro('The plan of the month', 25.05),
  total: euro('The total of its document; of a waiting bill what was charged', 67.95),
  withheld: euro('What was kept from the payments already', 42.9),
  open: euro('What is to be paid', 25.05),
  invoiceId: id
    .nullable()
    .meta({ description: 'The document of the operator; null while it waits.', examples: [311] }),
  invoiceNumber: nullableText.meta({ examples: ['0000000311'] }),
  issuedOn: date.nullable().meta({ examples: ['2026-12-01'] }),
  dueOn: date.nullable().meta({ examples: ['2026-12-08'] }),
  payUrl: nullableText.meta({
    description: 'The page on which it is paid by card; null when nothing is open.',
    examples: ['https://plateno.example/pay/Xk3v'],
  }),
});
/** A bill of Plateno to a merchant for one month. */
export type Bill = z.infer<typeof bill>;

const billDetails = bill.extend({
  days: z
    .array(
      z.object({
        day: date.meta({ examples: ['2026-11-12'] }),
        payments: integer.meta({ examples: [4] }),
        fees: euro('Fees charged on the day, less those given back', 3.12),
      }),
    )
    .meta({ description: 'The fees by day in Sofia, from the ledger.' }),
  notes: z
    .array(
      z.object({
        invoiceId: id,
        invoiceNumber: z.string().meta({ examples: ['0000000340'] }),
        amount: money,
      }),
    )
    .meta({ description: 'Credit notes to its document for fees that were given back.' }),
});
/** A bill with its fees by day. */
export type BillDetails = z.infer<typeof billDetails>;

const sortFields = ['month', 'total', 'open', 'merchantName', 'id'] as const;
const filters = {
  search: search.optional(),
  status: billStatus.optional(),
  month: month.optional(),
};
const staff = ['ADMIN', 'SUPPORT'] as const;
const officeFilters = { ...filters, ids, merchantId: merchantId.optional() };

export const listOwnBills = endpoint({
  method: 'GET',
  path: '/merchants/me/bills',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'bills:read',
  summary: 'The bills of Plateno to the caller, the newest month first.',
  query: listQuery(sortFields, { status: billStatus.optional(), month: month.optional() }),
  response: listOf(bill),
});

export const getOwnBill = endpoint({
  method: 'GET',
  path: '/merchants/me/bills/:month',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'bills:read',
  summary: 'One bill of the caller with its fees by day.',
  params: z.object({ month }),
  response: billDetails,
});

export const getOwnBillPdf = endpoint({
  method: 'GET',
  path: '/merchants/me/bills/:month/pdf',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'bills:read',
  summary: 'The document of a bill as PDF; a bill that waits has none.',
  refuses: [409],
  produces: ['application/pdf'],
  params: z.object({ month }),
  response: z.instanceof(Uint8Array),
});

export const listBills = endpoint({
  method: 'GET',
  path: '/bills',
  access: staff,
  summary: 'Bills of all merchants.',
  query: listQuery(sortFields, officeFilters),
  response: listOf(bill),
});

export const summariseBills = endpoint({
  method: 'GET',
  path: '/bills/summary',
  access: staff,
  summary: 'Sums of the bills under the filters, and what plans bring a month now.',
  query: z.strictObject(officeFilters),
  response: z.object({
    bills: integer.meta({ examples: [212] }),
    total: euro('Totals of the documents', 9_120.4),
    open: euro('To be paid', 1_310.2),
    due: euro('Unpaid after the due day', 140.1),
    recurring: euro('Prices of the plans that are billed now, a month', 1_277.55),
    paying: integer.meta({ description: 'Merchants on such a plan.', examples: [51] }),
    trials: integer.meta({ description: 'Merchants in a trial.', examples: [4] }),
  }),
});

export const getBill = endpoint({
  method: 'GET',
  path: '/bills/:id',
  access: staff,
  summary: 'One bill with its fees by day.',
  params: idParams,
  response: billDetails,
});

const billRun = z.object({
  month,
  isDryRun: z.boolean().meta({ examples: [true] }),
  bills: z.array(
    z.object({
      merchantId,
      merchantName,
      outcome: z.enum(['ISSUED', 'WAITS', 'FAILED']).meta({ examples: ['ISSUED'] }),
      fees: euro('Fees', 42.9),
      plan: euro('Plan', 25.05),
      withheld: euro('Kept from the payments', 42.9),
      credited: euro('Fees given back by credit notes', 0),
      invoiceNumber: nullableText.meta({
        description: 'null in a dry run and for a bill that waits.',
        examples: ['0000000311'],
      }),
      problem: nullableText.meta({ description: 'Why it failed.', examples: [null] }),
    }),
  ),
  before: integer.meta({ description: 'Merchants whose bill of the month existed.', examples: [0] }),
});
/** What a run of bills did, or would do. */
export type BillRun = z.infer<typeof billRun>;

export const runBills = endpoint({
  method: 'POST',
  path: '/bills/run',
  access: ['ADMIN'],
  summary: 'Issues the bills of a month that is over; a merchant that has its bill is left out.',
  keyUse: 'SAME',
  refuses: [409],
  body: z.object({
    month,
    dryRun: z
      .boolean()
      .default(false)
      .meta({ description: 'Issues nothing.', examples: [true] }),
  }),
  response: billRun,
});
