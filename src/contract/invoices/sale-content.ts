import * as z from 'zod';
import { chargeCurrencies } from '#kernel/currency.ts';
import { optionalVatNumber } from '../buyer.ts';
import {
  country,
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
} from '../fields.ts';
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

/** What is sold to whom, of an invoice, a schedule and a proforma. */
export const saleContent = {
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
  items: z.array(writtenItem).min(1).max(200),
  vatGround: saleVatGround.nullish().meta({
    description:
      'The legal ground of lines at 0 % without one of their own. A registered merchant must give it; otherwise it follows from the registration.',
    examples: [null],
  }),
  description: optionalDescription,
  language: language.default('bg').meta({
    description: 'The document is in Bulgarian, or in Bulgarian with English beside it.',
  }),
};
