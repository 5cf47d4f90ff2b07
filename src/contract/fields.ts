import * as z from 'zod';
import { countries, readCountry } from '#kernel/countries.ts';
import { currencies } from '#kernel/currency.ts';
import { decimalText } from '#kernel/decimal.ts';
import { languages } from '#kernel/language.ts';
import { withoutCopiedSigns } from '#kernel/copied-text.ts';
import { canonicalEmail, readEmail } from '#kernel/email-address.ts';
import { looksLikeCardNumber } from '#kernel/card-number.ts';
import { vatGrounds, vatRates } from '#kernel/sale-vat.ts';
import { lengthOf, readText, type TextKind } from '#kernel/text.ts';

const meal = 'Дегустационно меню за двама';
const customer = { name: 'Мария Георгиева', email: 'maria@example.com' };

/** A custom problem of a refinement; `fields.<code>` is the key of its message in `src/messages`. */
export const problem = (code: string, params: Record<string, string | number> = {}) => ({
  params: { code, ...params },
});

/**
 * A text that passes the one gate of the kernel (`readText`): its canonical form, at most `max` characters as Unicode
 * counts them; empty when nothing of it can be seen. Every text of a request is made of it, or of a format that permits fewer characters.
 */
const gated = (max: number, kind: TextKind) =>
  z
    .string()
    .meta({ maxLength: max })
    .transform((raw, { issues }) => {
      const read = readText(raw, kind);
      if ('problem' in read) {
        // What cannot be seen was not filled in.
        if (read.problem === 'invisible-text') return '';
        issues.push({ code: 'custom', input: raw, ...problem(read.problem) });
        return z.NEVER;
      }
      if (lengthOf(read.text) > max)
        issues.push({ code: 'custom', input: raw, ...problem('text-too-long', { maximum: max }) });
      return read.text;
    });

const letterOrDigit = /[\p{L}\p{N}]/u;
/** A name is called by a letter or a digit of it; dots and dashes alone name nothing. */
const isNamed = (value: string, kind: TextKind): boolean =>
  kind !== 'name' || value === '' || letterOrDigit.test(value);

/**
 * Text for people in its canonical form, 1 to `max` characters; a paragraph unless `kind` says otherwise. A name has a
 * letter or a digit.
 */
export const text = (max: number, kind: TextKind = 'paragraph') =>
  gated(max, kind)
    .refine((value) => value !== '', problem('required'))
    .refine((value) => isNamed(value, kind), problem('no-letter'))
    .meta({ minLength: 1 });

/** As `text`; it may be empty, as a field for searching is. */
export const emptyOrText = gated;

/** As `text`; null, absent and empty mean absent, as forms send it. */
export const optionalText = (max: number, kind: TextKind = 'paragraph') =>
  gated(max, kind)
    .transform((value) => (value === '' ? undefined : value))
    .nullish()
    .transform((value) => value ?? undefined);

/** Whether a text holds a card number, which no field may. */
export const hasCardNumber = (value: string | undefined): boolean =>
  value !== undefined && looksLikeCardNumber(value);

/** Free text without a card number: card data must not reach this server (PCI DSS SAQ A). */
export const plainText = (max: number, kind?: TextKind) =>
  text(max, kind).refine((value) => !hasCardNumber(value), problem('card-number'));

/** As `plainText`; null, absent and empty mean absent. */
export const optionalPlainText = (max: number, kind?: TextKind) =>
  optionalText(max, kind).refine((value) => !hasCardNumber(value), problem('card-number'));

/** The description of an amount that a merchant sends. */
export const optionalDescription = optionalPlainText(500).meta({ examples: [meal] });

/** Without the signs that are copied around numbers and ids; an e-mail address in its stored form. */
const searched = (typed: string): string => canonicalEmail(withoutCopiedSigns(typed));

/** What is searched for; it may be empty. */
export const searchText = gated(200, 'name').transform(searched);

/** As `searchText`; null, absent and empty mean absent. */
export const optionalSearch = optionalText(200, 'name').transform((typed) =>
  typed === undefined ? undefined : searched(typed),
);

/** An e-mail address, in either spelling of its domain; as it is stored (`readEmail`). */
export const email = gated(254, 'identifier')
  .transform((typed, { issues }) => {
    const read = readEmail(typed);
    if ('email' in read) return read.email;
    issues.push({ code: 'custom', input: typed, ...problem(read.problem) });
    return z.NEVER;
  })
  .meta({ examples: ['office@example.bg'] });

/** The e-mail of a customer; null, absent and empty mean absent. */
export const optionalEmail = z
  .union([
    gated(254, 'identifier')
      .refine((value) => value === '')
      .transform(() => undefined),
    email,
  ])
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
const hasSixDecimals = (value: number): boolean => decimalText(value) !== null;
const price = { description: 'In units of its currency, at most six decimals.', examples: [50] };
/** The price of one unit in a request, with at most six decimals; positive. Only amounts of lines are rounded. */
export const unitPrice = z
  .number()
  .positive()
  .max(99_999_999.99)
  .refine(hasSixDecimals, problem('six-decimals'))
  .meta(price);
/** A quantity of a request, with at most six decimals; positive. */
export const quantity = z
  .number()
  .positive()
  .max(999_999)
  .refine(hasSixDecimals, problem('six-decimals'))
  .meta({ description: 'At most six decimals.', examples: [1] });
/** The price of one unit in a response, with at most six decimals; may be negative. */
export const storedPrice = z.number().meta(price);
/** An amount of a response, in units of its currency; may be zero or negative. */
export const money = z.number().meta(amount);

/** The country of a customer; lower case is accepted, and null, absent and empty mean absent, as forms send it. */
export const country = z
  .string()
  .transform((value) => readCountry(value) || undefined)
  .refine((value) => value === undefined || countries.includes(value), problem('country'))
  .nullish()
  .transform((value) => value ?? undefined)
  .meta({
    description:
      'ISO 3166-1 alpha-2; IC, EA and XI for the Canary Islands, Ceuta and Melilla, Northern Ireland. That of the VAT number, or BG, by default.',
    examples: ['BG'],
  });

/** The rate of a sale in percent: standard, reduced, zero or exempt. */
export const saleTaxRate = z.literal(vatRates).meta({ description: 'Percent.', examples: [20] });
/** The legal ground of 0 %. */
export const saleVatGround = z
  .enum(vatGrounds)
  .meta({ description: 'The legal ground of 0 %.', examples: ['ART_41'] });

const isOfYears = (year: number): boolean => year >= 1900 && year < 3000;
/** A day of a request, in Sofia, `YYYY-MM-DD`, of 1900 to 2999: PostgreSQL knows its neighbours, too. */
export const givenDay = z.iso.date().refine((text) => isOfYears(Number(text.slice(0, 4))), problem('date'));
/** An instant of a request, of the same years. */
export const givenInstant = z.iso
  .datetime({ offset: true })
  .refine((text) => isOfYears(new Date(text).getUTCFullYear()), problem('format'));

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
export const payerDocumentType = z.enum(['INVOICE', 'DEBIT_NOTE', 'FOREIGN']).meta({
  description:
    'DEBIT_NOTE: the payment is for a debit note of an invoice. FOREIGN: for an invoice of another program, which the payer has already; the payment gets no document.',
  examples: ['INVOICE'],
});
/** The description of an amount in a response; null when the merchant gave none. */
export const description = nullableText.meta({ examples: [meal] });
