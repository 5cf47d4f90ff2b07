import * as z from 'zod';
import { countries } from '#kernel/countries.ts';
import { currencies } from '#kernel/currency.ts';
import { languages } from '#kernel/language.ts';
import { looksLikeCardNumber } from '#kernel/card-number.ts';
import { vatGrounds, vatRates } from '#kernel/sale-vat.ts';

const meal = 'Дегустационно меню за двама';
const customer = { name: 'Мария Георгиева', email: 'maria@example.com' };

/** A custom problem of a refinement; `fields.<code>` is the key of its message in `src/messages`. */
export const problem = (code: string, params: Record<string, string | number> = {}) => ({
  params: { code, ...params },
});

const hasControlCharacter = (text: string): boolean => /\p{Cc}/u.test(text.replace(/[\n\t]/g, ''));

/** One line or paragraph of text for people: trimmed, without control characters, 1 to `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !hasControlCharacter(value), problem('control-character'));

/** As `text`; null, absent and empty mean absent, as forms send it. */
export const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((value) => !hasControlCharacter(value), problem('control-character'))
    .transform((value) => (value === '' ? undefined : value))
    .nullish()
    .transform((value) => value ?? undefined);

/** Whether a text holds a card number, which no field may. */
export const hasCardNumber = (value: string | undefined): boolean =>
  value !== undefined && looksLikeCardNumber(value);

/** Free text without a card number: card data must not reach this server (PCI DSS SAQ A). */
export const plainText = (max: number) =>
  text(max).refine((value) => !hasCardNumber(value), problem('card-number'));

/** As `plainText`; null, absent and empty mean absent. */
export const optionalPlainText = (max: number) =>
  optionalText(max).refine((value) => !hasCardNumber(value), problem('card-number'));

/** The description of an amount that a merchant sends. */
export const optionalDescription = optionalPlainText(500).meta({ examples: [meal] });

/** An e-mail address, trimmed; at most 254 characters (RFC 5321). */
export const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .meta({ examples: ['office@example.bg'] });

/** The e-mail of a customer; null, absent and empty mean absent. */
export const optionalEmail = z
  .union([z.literal('').transform(() => undefined), email])
  .nullish()
  .transform((value) => value ?? undefined)
  .meta({ examples: [customer.email] });

/** A number of a path or a query, which arrives as text: decimal digits only, no exponent or hexadecimal. */
export const numeral = <T extends z.ZodType<number>>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,20}(\.\d{1,20})?$/.test(value) ? Number(value) : value),
    schema,
  );

const positiveInteger = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The id of a record, a number or its digits. Digits with a leading zero are the number of a document, not an id. */
export const id = z
  .preprocess(
    (value) => (typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value),
    positiveInteger,
  )
  .meta({ examples: [42] });
/** The id of a merchant. */
export const merchantId = id.meta({ examples: [3] });
/** The id of a payment link. */
export const paymentLinkId = id.meta({ examples: [15] });
/** The id of an invoice or credit note. */
export const invoiceId = id.meta({ examples: [7] });
/** The parameters of a path with one `:id`. */
export const idParams = z.object({ id });

/** The currency of an amount. */
export const currency = z.enum(currencies).meta({ description: 'ISO 4217.', examples: ['EUR'] });
/** The language of documents and mail. */
export const language = z.enum(languages);

const amount = { description: 'In units of its currency, at most two decimals.', examples: [50] };
/** An amount of a request, in units of its currency, with at most two decimals; positive. */
export const positiveAmount = z.number().positive().max(99_999_999.99).multipleOf(0.01).meta(amount);
/** An amount of a response, in units of its currency; may be zero or negative. */
export const money = z.number().meta(amount);

/** The country of a customer; lower case is accepted, and null, absent and empty mean absent, as forms send it. */
export const country = z
  .string()
  .trim()
  .toUpperCase()
  .transform((value) => (value === '' ? undefined : value))
  .refine((value) => value === undefined || countries.includes(value), problem('country'))
  .nullish()
  .transform((value) => value ?? undefined)
  .meta({
    description: 'ISO 3166-1 alpha-2; that of the VAT number, or BG, by default.',
    examples: ['BG'],
  });

/** The rate of a sale in percent: standard, reduced, zero or exempt. */
export const saleTaxRate = z.literal(vatRates).meta({ description: 'Percent.', examples: [20] });
/** The legal ground of 0 %. */
export const saleVatGround = z
  .enum(vatGrounds)
  .meta({ description: 'The legal ground of 0 %.', examples: ['ART_41'] });

/** An integer of a response. */
export const integer = z.number().int();
/** A text of a response; null when absent. */
export const nullableText = z.string().nullable();
/** An instant of a response, ISO 8601 in UTC. */
export const instant = z.string().meta({ examples: ['2026-11-20T10:15:30.000Z'] });
/** A calendar date of a response in Europe/Sofia, `YYYY-MM-DD`. */
export const date = z.string().meta({ description: 'A day in Sofia.', examples: ['2026-11-20'] });

/** The actor of a change in a response: a user, an API key, an operator of the command line, the system or an anonymous caller. */
export const actor = z.string().meta({
  description: 'The actor: `user:5`, `key:7f3k2q5a`, `operator:root`, `system:reconciler`, `anonymous`.',
  examples: ['user:5'],
});
/** A username of a response. */
export const username = z.string().meta({ examples: ['maria'] });
/** The business name of a merchant in a response about another record. */
export const merchantName = z.string().meta({ examples: ['Работилница „Дърво и камък“ ООД'] });
/** The customer's name in a response; null when unknown. */
export const customerName = nullableText.meta({ examples: [customer.name] });
/** The customer's e-mail in a response; null when unknown. */
export const customerEmail = nullableText.meta({ examples: [customer.email] });
/** What a payer pays or gets. */
export const payerDocumentType = z.enum(['INVOICE', 'DEBIT_NOTE']).meta({
  description: 'DEBIT_NOTE: the payment is for a debit note of an invoice.',
  examples: ['INVOICE'],
});
/** The description of an amount in a response; null when the merchant gave none. */
export const description = nullableText.meta({ examples: [meal] });
