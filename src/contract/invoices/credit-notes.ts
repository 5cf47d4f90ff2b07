import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, money, nullableText, optionalPlainText, positiveAmount, quantity } from '../fields.ts';
import { invoice } from './invoices.ts';

/** Why a merchant writes a credit note. */
export const correctionKinds = ['GOODS_RETURNED', 'DISCOUNT', 'WRONG_RATE', 'OTHER'] as const;

const line = z
  .int()
  .min(1)
  .max(1_000)
  .meta({ description: 'The position of the line in its document, from 1.', examples: [1] });
const creditedQuantity = quantity
  .optional()
  .meta({ description: 'At most six decimals; all that is left of the line by default.', examples: [2] });

/** A quantity of a line that a refund gives back. */
export const refundedLine = z.object({ line, quantity: creditedQuantity });

const creditedLine = z.object({
  line,
  quantity: creditedQuantity,
  net: positiveAmount
    .optional()
    .meta({ description: 'A sum without VAT in place of a quantity.', examples: [10] }),
});

const choice = {
  whole: z
    .boolean()
    .optional()
    .meta({ description: 'All that is left of the invoice.', examples: [false] }),
  lines: z.array(creditedLine).min(1).max(200).nullish(),
  discount: z
    .object({
      amount: positiveAmount.meta({ description: 'With VAT.', examples: [12] }),
      lines: z
        .array(line)
        .min(1)
        .max(200)
        .optional()
        .meta({ description: 'All lines by default.', examples: [[1]] }),
    })
    .nullish()
    .meta({
      description: 'A sum that is spread over lines in proportion to what is left of them.',
      examples: [null],
    }),
};

export const writeCreditNote = endpoint({
  method: 'POST',
  path: '/invoices/:id/credit-notes',
  movesMoney: true,
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Writes a credit note without a refund: all that is left of the invoice, lines of it, or a discount. It reduces the open sum; 422 when more is credited than is left.',
  status: 201,
  params: idParams,
  body: z.object({
    ...choice,
    reasonKind: z.enum(correctionKinds).meta({ examples: ['GOODS_RETURNED'] }),
    reason: optionalPlainText(500).meta({
      description: 'In own words; required for OTHER.',
      examples: ['Върнати на 20/11/2026'],
    }),
    send: z.boolean().default(true).meta({
      description: 'Whether the credit note is mailed at once to the e-mail address of the invoice.',
    }),
  }),
  response: invoice,
});

export const previewCreditNote = endpoint({
  method: 'POST',
  path: '/invoices/:id/credit-notes/preview',
  access: ['MERCHANT', 'SUPPORT', 'ADMIN'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  keyUse: 'READS',
  summary: 'What is left of each line of an invoice, and the credit note that would be written.',
  params: idParams,
  body: z.object(choice),
  response: z.object({
    lines: z.array(
      z.object({
        line,
        description: z.string().meta({ examples: ['Дегустационно меню за двама'] }),
        unit: z.string().meta({ examples: ['бр.'] }),
        quantity: z.number().meta({ description: 'Left to be credited.', examples: [1] }),
        net: money.meta({ description: 'Left to be credited, without VAT.', examples: [41.67] }),
        total: money.meta({ description: 'Left to be credited, with VAT.', examples: [50] }),
      }),
    ),
    items: z.array(
      z.object({
        line,
        description: z.string().meta({ examples: ['Дегустационно меню за двама'] }),
        quantity: z.number().meta({ examples: [1] }),
        unit: z.string().meta({ examples: ['бр.'] }),
        net: money.meta({ examples: [41.67] }),
      }),
    ),
    rates: z.array(
      z.object({
        taxRate: z.number().meta({ description: 'Percent.', examples: [20] }),
        vatGround: nullableText.meta({ description: 'Of a rate of 0 %.', examples: [null] }),
        base: money.meta({ examples: [41.67] }),
        tax: money.meta({ examples: [8.33] }),
      }),
    ),
    totalAmount: money.meta({ description: 'Of the credit note.' }),
    openAmount: money.meta({ description: 'Of the invoice after the credit note.', examples: [0] }),
    currency: z.string().meta({ examples: ['EUR'] }),
  }),
});
/** What a credit note would take back. */
export type CreditNotePreview = z.infer<typeof previewCreditNote.response>;
/** What a credit note takes back, as a request says it. */
export type CreditNoteChoice = z.infer<typeof previewCreditNote.body>;
