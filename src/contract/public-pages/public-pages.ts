import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import { money, nullableText, optionalPlainText, positiveAmount } from '../fields.ts';

const notes = {
  text: { description: 'Introduces the business.', examples: ['Ръчно изработени вази и чинии.'] },
  town: { examples: ['Пловдив'] },
};

/** The public page of a merchant, `/m/{slug}`; amounts in EUR. */
const publicPage = z.object({
  url: z.string().meta({ examples: ['https://plateno.example/m/darvo-i-kamak'] }),
  isOn: z.boolean().meta({ description: 'Whether visitors see it.' }),
  text: nullableText.meta(notes.text),
  town: nullableText.meta(notes.town),
  showsPhone: z.boolean(),
  showsEmail: z.boolean(),
  takesAmounts: z.boolean().meta({ description: 'Whether visitors can pay an amount that they enter.' }),
  minAmount: money,
  maxAmount: money,
  isIndexed: z.boolean().meta({ description: 'Whether search engines may list it.' }),
});
export type PublicPage = z.output<typeof publicPage>;

const absent = <T>(value: T | undefined): T | null => value ?? null;

export const getOwnPublicPage = endpoint({
  method: 'GET',
  path: '/merchants/me/public-page',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'none',
  summary: 'The public page of the caller’s merchant; off until it is switched on.',
  response: publicPage,
});

export const setOwnPublicPage = endpoint({
  method: 'PUT',
  path: '/merchants/me/public-page',
  access: ['MERCHANT'],
  right: 'MANAGE_MERCHANT',
  scope: 'none',
  summary: 'Sets what the public page of the caller’s merchant shows and which amounts it takes.',
  body: z.object({
    isOn: z.boolean(),
    text: optionalPlainText(1_000).transform(absent).meta(notes.text),
    town: optionalPlainText(80, 'name').transform(absent).meta(notes.town),
    showsPhone: z.boolean(),
    showsEmail: z.boolean(),
    takesAmounts: z.boolean(),
    minAmount: positiveAmount,
    maxAmount: positiveAmount,
    isIndexed: z.boolean(),
  }),
  response: publicPage,
});
