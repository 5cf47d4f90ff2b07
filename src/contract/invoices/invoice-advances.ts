import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  currency,
  date,
  id,
  money,
  nullableText,
  optionalEmail,
  optionalText,
  positiveAmount,
  givenDay,
} from '../fields.ts';

const number = z.string().meta({ examples: ['0000000012'] });
const net = { description: 'Net of VAT.', examples: [100] };

/** What a written invoice may be given: an advance, the advances that it deducts, or instalments. */
export const advanceInput = {
  advance: z
    .boolean()
    .optional()
    .meta({ description: 'Whether it is an advance, before the supply.', examples: [false] }),
  advances: z
    .array(id)
    .max(50)
    .optional()
    .meta({
      description:
        'Paid advances of the same buyer that the invoice deducts, each once. 409 when another invoice deducts one.',
      examples: [[7]],
    }),
  installments: z
    .array(
      z.object({
        dueDate: givenDay.meta({ description: 'A day in Sofia.', examples: ['2026-12-04'] }),
        amount: positiveAmount,
      }),
    )
    .max(24)
    .optional()
    .meta({
      description: 'Parts of the total with rising due days; the last one is the due date of the invoice.',
    }),
};

/** The advance that a line deducts; null on every other line. */
export const lineAdvance = z
  .object({ invoiceNumber: number, issueDate: date })
  .nullable()
  .meta({ description: 'The advance that the line deducts.', examples: [null] });

/** What a document says of advances and instalments. */
export const advanceFacts = {
  isAdvance: z.boolean().meta({ description: 'Whether it is an advance.', examples: [false] }),
  advances: z
    .array(
      z.object({
        id,
        invoiceNumber: number,
        issueDate: date,
        subtotal: money.meta(net),
        taxAmount: money.meta({ examples: [20] }),
      }),
    )
    .meta({ description: 'The advances that it deducts, with base and VAT.' }),
  deductedIn: z
    .object({ id, invoiceNumber: number, issueDate: date })
    .nullable()
    .meta({ description: 'The invoice that deducts this advance.', examples: [null] }),
  installments: z
    .array(
      z.object({
        seq: z
          .number()
          .int()
          .meta({ description: 'From 1.', examples: [1] }),
        dueDate: date,
        amount: money,
        openAmount: money.meta({ description: 'What its payment link asks for.' }),
        payUrl: nullableText.meta({ examples: ['https://plateno.example/pay/Qm9vP3d5'] }),
      }),
    )
    .meta({ description: 'Empty when the whole is due on one day.' }),
};

const openAdvance = z.object({
  id,
  invoiceNumber: number,
  issueDate: date,
  currency,
  buyerName: z.string().meta({ examples: ['Тест ЕООД'] }),
  totalAmount: money,
  leftAmount: money.meta({ description: 'What credit notes have left, with VAT.' }),
  rates: z
    .array(
      z.object({
        taxRate: z.number().meta({ description: 'Percent.', examples: [20] }),
        subtotal: money.meta(net),
        taxAmount: money.meta({ examples: [20] }),
      }),
    )
    .meta({ description: 'What is left by rate.' }),
});
export type OpenAdvance = z.infer<typeof openAdvance>;

export const listOpenAdvances = endpoint({
  method: 'GET',
  path: '/invoices/me/advances',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:read',
  summary: 'Paid advances of one buyer that no invoice deducts yet, by EIK or e-mail; fifty at most.',
  query: z.strictObject({
    taxId: optionalText(20, 'identifier').meta({ examples: ['175074752'] }),
    email: optionalEmail,
  }),
  response: z.object({ advances: z.array(openAdvance) }),
});
