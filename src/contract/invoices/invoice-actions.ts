import * as z from 'zod';
import { chargeCurrencies } from '#kernel/currency.ts';
import { optionalVatNumber } from '../buyer.ts';
import { endpoint } from '../endpoint.ts';
import { advanceInput } from './invoice-advances.ts';
import {
  country,
  email,
  id,
  idParams,
  language,
  optionalDescription,
  optionalEmail,
  optionalText,
  plainText,
  problem,
  quantity,
  saleTaxRate,
  saleVatGround,
  text,
  unitPrice,
  givenDay,
} from '../fields.ts';
import { invoice } from './invoices.ts';
import { pickedCustomer } from '../customers/picked-customer.ts';

/** Currencies of a written invoice: those that a card can be charged in. */
export const invoiceCurrency = z.enum(chargeCurrencies).meta({ description: 'ISO 4217.', examples: ['EUR'] });

const isInHundredths = (percent: number): boolean =>
  Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;

/** Net, or with VAT: exactly one of the two prices. */
const hasOnePrice = (
  {
    unitPrice: netPrice,
    grossUnitPrice,
  }: Readonly<{ unitPrice?: number | null | undefined; grossUnitPrice?: number | null | undefined }>,
  context: z.RefinementCtx,
): void => {
  const [isNet, isGross] = [netPrice, grossUnitPrice].map((price) => price !== undefined && price !== null);
  if (isNet !== isGross) return;
  const path = isNet ? ['grossUnitPrice'] : ['unitPrice'];
  context.addIssue({ code: 'custom', path, ...problem(isNet ? 'one-price' : 'required') });
};

/** A line of a document that a merchant writes. */
export const writtenItem = z
  .object({
    description: plainText(500).meta({ examples: ['Дегустационно меню за двама'] }),
    quantity,
    unit: text(20, 'identifier')
      .optional()
      .meta({ examples: ['бр.'] }),
    unitPrice: unitPrice.nullish().meta({
      description: 'Net of VAT, at most six decimals; this or `grossUnitPrice`.',
      examples: [41.67],
    }),
    grossUnitPrice: unitPrice.nullish().meta({
      description:
        'With VAT, at most six decimals: the line with its VAT stays exactly this price times the quantity.',
      examples: [null],
    }),
    taxRate: saleTaxRate,
    vatGround: saleVatGround.nullish().meta({
      description: 'The legal ground of a line at 0 %; that of the document by default.',
      examples: [null],
    }),
    discountPercent: z
      .number()
      .positive()
      .lt(100)
      .refine(isInHundredths, problem('two-decimals'))
      .nullish()
      .meta({ description: 'Percent off the price, at most two decimals.', examples: [10] }),
  })
  .superRefine(hasOnePrice);

export const writeInvoice = endpoint({
  method: 'POST',
  path: '/invoices',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Writes an invoice: numbered and frozen at once, PENDING until its own payment link is paid. VAT only by a merchant that is registered for it.',
  status: 201,
  body: z.object({
    currency: invoiceCurrency,
    customer: z.object({
      kind: z.enum(['COMPANY', 'PERSON']),
      name: plainText(200, 'name').meta({ examples: ['Иван Петров'] }),
      address: optionalText(300, 'name').meta({
        description: 'The postal address; required of a COMPANY.',
        examples: ['гр. Пловдив, ул. „Отец Паисий“ № 5'],
      }),
      taxId: optionalText(20, 'identifier').meta({
        description:
          'EIK, or the ten digits of a person in BULSTAT; else the number of a company in the register of its country. A COMPANY in Bulgaria gives it or its VAT number.',
        examples: ['175074752'],
      }),
      country,
      vatNumber: optionalVatNumber,
      email: optionalEmail,
    }),
    customerId: pickedCustomer,
    draftId: id.nullish().meta({
      description: 'The draft that is issued: it is deleted. 409 when it is gone.',
      examples: [null],
    }),
    items: z.array(writtenItem).min(1).max(200),
    vatGround: saleVatGround.nullish().meta({
      description:
        'The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration.',
      examples: [null],
    }),
    taxEventDate: givenDay.nullish().meta({
      description: 'The day of the supply in Sofia, at most five days ago; today by default.',
      examples: ['2026-11-19'],
    }),
    dueDate: givenDay
      .nullish()
      .meta({ description: 'A day in Sofia; two weeks from today by default.', examples: ['2026-12-04'] }),
    ...advanceInput,
    description: optionalDescription,
    send: z
      .boolean()
      .default(false)
      .meta({
        description: 'Mails the invoice to `customer.email` at once; a refused mail refuses the invoice.',
        examples: [true],
      }),
    language: language.default('bg').meta({
      description: 'The document is in Bulgarian, or in Bulgarian with English beside it.',
    }),
  }),
  response: invoice,
});

export const createTestInvoice = endpoint({
  method: 'POST',
  path: '/invoices/test-create',
  access: ['MERCHANT'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary: 'Creates a sample document: marked as a test, with a number of a separate series, in no sum.',
  status: 201,
  response: invoice,
});

export const annulInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/annul',
  access: ['MERCHANT'],
  right: 'ANNUL_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Annuls an unpaid document of this month; it keeps its number, and its recipients get a mail. 409 when it is paid or of an earlier month.',
  params: idParams,
  body: z.object({ reason: plainText(500).meta({ examples: ['По молба на клиента'] }) }),
  response: invoice,
});

export const sendInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/send-email',
  access: ['MERCHANT', 'SUPPORT', 'ADMIN'],
  right: 'WRITE_DOCUMENTS',
  scope: 'invoices:write',
  summary:
    'Mails the document as PDF, also repeatedly; ten times an hour. `delivery` is the status of the mail.',
  params: idParams,
  body: z.object({
    isReminder: z
      .boolean()
      .default(false)
      .meta({
        description: 'The mail reminds of an unpaid document; 409 when nothing of it is open.',
        examples: [false],
      }),
    email: z
      .string()
      .nullish()
      .transform((value) => value ?? '')
      .refine((value) => value.trim() !== '', problem('email-required'))
      .pipe(email)
      .meta({ examples: ['office@example.bg'] }),
  }),
  response: invoice,
});
