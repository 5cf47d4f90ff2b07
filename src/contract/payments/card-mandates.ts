import * as z from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  currency,
  date,
  id,
  idParams,
  instant,
  merchantId,
  merchantName,
  money,
  nullableText,
  text,
} from '../fields.ts';
import { listOf, listQuery, search } from '../list.ts';

/** ENDED: stopped by its payer or the merchant, replaced by another card, or erased. EXPIRED: the card has expired. */
export const mandateStates = ['ACTIVE', 'EXPIRED', 'ENDED'] as const;

/** Who ended a mandate. REPLACED: the customer let another card stay. */
const mandateEnds = ['PAYER', 'MERCHANT', 'REPLACED', 'ERASED'] as const;

const card = {
  brand: z.string().meta({ examples: ['visa'] }),
  last4: z.string().meta({ examples: ['4242'] }),
  expiresOn: date.meta({ description: 'The last day on which the card is valid.', examples: ['2028-04-30'] }),
  maxAmount: money.meta({
    description: 'The most that is charged in a calendar month in Sofia.',
    examples: [120],
  }),
  currency,
  state: z.enum(mandateStates).meta({ examples: ['ACTIVE'] }),
  agreedAt: instant,
};

const cardMandate = z.object({
  id,
  merchantId,
  customerId: id.nullable().meta({ description: 'null: the customer was erased.' }),
  customerName: nullableText.meta({ examples: ['Тест ЕООД'] }),
  ...card,
  agreedText: z.string().meta({
    description: 'What the payer agreed to, word for word.',
    examples: ['Плащай автоматично с тази карта, най-много 120,00 € на месец; спирате с едно натискане'],
  }),
  chargedThisMonth: money.meta({ description: 'Charged in this month in Sofia.', examples: [0] }),
  endedAt: instant.nullable().meta({ examples: [null] }),
  endedBy: z
    .enum(mandateEnds)
    .nullable()
    .meta({ examples: [null] }),
});
/** The agreement of a customer that a card stays with a merchant and is charged for schedules. */
export type CardMandate = z.infer<typeof cardMandate>;

const filters = {
  search: search.optional(),
  state: z.enum(mandateStates).optional(),
  customerId: id.optional(),
};
const sortFields = ['agreedAt', 'id'] as const;

export const listOwnMandates = endpoint({
  method: 'GET',
  path: '/card-mandates/me',
  access: ['MERCHANT'],
  right: 'EXPORT',
  scope: 'schedules:read',
  summary: 'The cards that customers of the caller’s merchant let stay, newest first.',
  query: listQuery(sortFields, filters),
  response: listOf(cardMandate),
});

export const listMandates = endpoint({
  method: 'GET',
  path: '/card-mandates',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The cards that stay with merchants, newest first.',
  query: listQuery(sortFields, { ...filters, merchantId: merchantId.optional() }),
  response: listOf(cardMandate),
});

export const getMandate = endpoint({
  method: 'GET',
  path: '/card-mandates/:id',
  access: ['MERCHANT', 'ADMIN', 'SUPPORT'],
  right: 'EXPORT',
  scope: 'schedules:read',
  summary: 'One card that stays.',
  params: idParams,
  response: cardMandate,
});

export const endMandate = endpoint({
  method: 'POST',
  path: '/card-mandates/:id/end',
  access: ['MERCHANT', 'ADMIN'],
  right: 'WRITE_DOCUMENTS',
  scope: 'schedules:write',
  keyUse: 'SAME',
  summary: 'Ends the agreement: the card is never charged again. One that has ended stays as it is.',
  params: idParams,
  response: cardMandate,
});

const tokenParams = z.object({
  token: text(100, 'identifier').meta({ examples: ['kTq2m0vVbQH0k2l1xY8wZg'] }),
});

/** A card that stays, for its payer. */
const keptCard = z.object({
  merchantName,
  ...card,
  nextCharges: z
    .array(
      z.object({
        on: date,
        amount: money.meta({ examples: [120] }),
        description: nullableText.meta({ examples: ['Абонамент'] }),
      }),
    )
    .meta({ description: 'What is announced to be charged, the next first.' }),
  chargeUnderWay: money.nullable().meta({
    description: 'What is being charged at this moment; after a stop the merchant is asked to refund it.',
    examples: [null],
  }),
});
export type KeptCard = z.infer<typeof keptCard>;

export const getKeptCard = endpoint({
  method: 'GET',
  path: '/card/:token',
  access: 'public',
  summary: 'A card that stays, by the link of its mails.',
  params: tokenParams,
  response: keptCard,
});

export const stopKeptCard = endpoint({
  method: 'POST',
  path: '/card/:token/stop',
  access: 'public',
  keyUse: 'SAME',
  summary: 'The payer stops the card: it is never charged again. Needs no account; again it changes nothing.',
  params: tokenParams,
  response: keptCard,
});
