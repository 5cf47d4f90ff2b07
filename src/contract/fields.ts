import * as z from 'zod';
import { currencies } from '#kernel/currency.ts';
import { languages } from '#kernel/language.ts';
import { looksLikeCardNumber } from '#kernel/card-number.ts';

const meal = 'Дегустационно меню за двама';
const customer = { name: 'Мария Георгиева', email: 'maria@example.com' };

/** A problem that zod has no word for; the code chooses the sentence in `src/messages`. */
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

const hasCardNumber = (value: string | undefined): boolean =>
  value !== undefined && looksLikeCardNumber(value);

/** Card data never arrives here: a card number typed into free text is refused (PCI DSS SAQ A). */
export const plainText = (max: number) =>
  text(max).refine((value) => !hasCardNumber(value), problem('card-number'));

/** As `plainText`; null, absent and empty mean absent. */
export const optionalPlainText = (max: number) =>
  optionalText(max).refine((value) => !hasCardNumber(value), problem('card-number'));

/** What a customer pays for, as the merchant writes it. */
export const optionalDescription = optionalPlainText(500).meta({ examples: [meal] });

/** A mail address, trimmed; at most 254 characters (RFC 5321). */
export const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email())
  .meta({ examples: ['office@example.bg'] });

/** A customer's mail address; null, absent and empty mean absent. */
export const optionalEmail = z
  .union([z.literal('').transform(() => undefined), email])
  .nullish()
  .transform((value) => value ?? undefined)
  .meta({ examples: [customer.email] });

/** A number of a path or a query, which brings it as text: plain digits, no other notation. */
export const numeral = <T extends z.ZodType<number>>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,20}(\.\d{1,20})?$/.test(value) ? Number(value) : value),
    schema,
  );

const positiveInteger = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** The id of a record, a number or its digits. Text with leading zeros is the number of a document and no id. */
export const id = z
  .preprocess(
    (value) => (typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value),
    positiveInteger,
  )
  .meta({ examples: [42] });
export const merchantId = id.meta({ examples: [3] });
export const paymentLinkId = id.meta({ examples: [15] });
export const invoiceId = id.meta({ examples: [7] });
/** The parameters of a path with one `:id`. */
export const idParams = z.object({ id });

/** The currency of a price. */
export const currency = z.enum(currencies).meta({ description: 'ISO 4217.', examples: ['EUR'] });
/** The language of documents and mail. */
export const language = z.enum(languages);

const amount = { description: 'In units of its currency, at most two decimals.', examples: [50] };
/** An amount that a client asks for, in units of its currency, at most two decimals. */
export const price = z.number().positive().max(99_999_999.99).multipleOf(0.01).meta(amount);
/** An amount of an answer, in units of its currency; zero and below are possible. */
export const money = z.number().meta(amount);

/** A whole number of an answer. */
export const integer = z.number().int();
/** A text of an answer that may be absent. */
export const nullableText = z.string().nullable();
/** An instant of an answer, ISO 8601 in UTC. */
export const instant = z.string().meta({ examples: ['2026-11-20T10:15:30.000Z'] });
/** A calendar date of an answer in Europe/Sofia, `YYYY-MM-DD`. */
export const date = z.string().meta({ description: 'A day in Sofia.', examples: ['2026-11-20'] });

/** The cause of a change in an answer: a user, an operator on the command line, the system or an anonymous caller. */
export const actor = z.string().meta({
  description: 'Who did it: `user:5`, `operator:root`, `system:reconciler`, `anonymous`.',
  examples: ['user:5'],
});
/** A sign-in name of an answer. */
export const username = z.string().meta({ examples: ['maria'] });
/** The business name of a merchant in an answer about something else. */
export const merchantName = z.string().meta({ examples: ['Работилница „Дърво и камък“ ООД'] });
/** The customer's name in an answer; null when it is not known. */
export const customerName = nullableText.meta({ examples: [customer.name] });
/** The customer's mail address in an answer; null when it is not known. */
export const customerEmail = nullableText.meta({ examples: [customer.email] });
/** What a customer pays for, in an answer; null when the merchant gave no description. */
export const description = nullableText.meta({ examples: [meal] });
