import * as z from 'zod';
import { currencies } from '#kernel/currency.ts';
import { languages } from '#kernel/language.ts';
import { looksLikeCardNumber } from '#kernel/card-number.ts';

/** A problem that zod has no word for; the code chooses the sentence in `src/words`. */
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

/** As `text`; empty means absent, as forms send it. */
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

/** As `plainText`; empty means absent. */
export const optionalPlainText = (max: number) =>
  optionalText(max).refine((value) => !hasCardNumber(value), problem('card-number'));
export const optionalDescription = optionalPlainText(500);

export const email = z.string().trim().max(254).pipe(z.email());

export const optionalEmail = z
  .union([z.literal('').transform(() => undefined), email])
  .nullish()
  .transform((value) => value ?? undefined);

/** Paths and queries bring numbers as text: plain digits, no other notation, and nothing that is no number at all. */
export const numeral = <T extends z.ZodType<number>>(schema: T) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^-?\d{1,20}(\.\d{1,20})?$/.test(value) ? Number(value) : value),
    schema,
  );

const positiveInteger = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** Text with leading zeros is the number of a document and no id. */
export const id = z.preprocess(
  (value) => (typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : value),
  positiveInteger,
);
export const idParams = z.object({ id });

export const currency = z.enum(currencies);
export const language = z.enum(languages);

/** An amount in units of its currency, at most two decimals; never a float inside. */
export const price = z.number().positive().max(99_999_999.99).multipleOf(0.01);
/** The same on the way out: zero and below are possible. */
export const money = z.number();
/** An instant, ISO 8601 in UTC. */
export const instant = z.string();
/** A calendar date in Europe/Sofia, `YYYY-MM-DD`. */
export const date = z.string();
