import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import {
  currency,
  id,
  idParams,
  instant,
  money,
  optionalDescription,
  optionalEmail,
  optionalPlainText,
  price,
} from './fields.ts';
import { listOf, listQuery, moneyFilters } from './list.ts';

export const linkStatuses = ['ACTIVE', 'PAID', 'EXPIRED', 'CANCELLED'] as const;
export const linkUsages = ['SINGLE', 'REUSABLE'] as const;
export const linkStatus = z.enum(linkStatuses);
export const linkUsage = z.enum(linkUsages);

/** Default amount of the create form (specification, point 9). */
export const defaultLinkAmount = 100;

export const paymentLink = z.object({
  id,
  uniqueToken: z.string(),
  paymentLinkUrl: z.string(),
  /** What the QR code says: the address of the pay page. */
  qrCodeData: z.string(),
  amount: money,
  currency,
  /** What the card is charged: a price in BGN is charged in EUR at the fixed rate. */
  chargeAmount: money,
  chargeCurrency: currency,
  fxRate: z.string().nullable(),
  status: linkStatus,
  usage: linkUsage,
  description: z.string().nullable(),
  merchantId: id,
  merchantName: z.string(),
  customerEmail: z.string().nullable(),
  customerName: z.string().nullable(),
  expiresAt: instant.nullable(),
  createdAt: instant,
});
export type PaymentLink = z.infer<typeof paymentLink>;

/** What a stranger with the token may know: nothing of the merchant but name and id. */
export const publicPaymentLink = paymentLink.omit({ createdAt: true, usage: true }).extend({
  merchantStatus: z.literal('ACTIVE'),
  /** On this origin; null without a logo. */
  merchantLogoUrl: z.string().nullable(),
});
export type PublicPaymentLink = z.infer<typeof publicPaymentLink>;

export const createLink = endpoint({
  method: 'POST',
  path: '/payment-links/me',
  access: ['MERCHANT'],
  idempotent: true,
  summary: 'Creates a payment link.',
  status: 201,
  body: z.object({
    amount: price,
    currency,
    description: optionalDescription,
    usage: linkUsage.default('SINGLE'),
    /** 1 to 365; 30 when not given. A REUSABLE link may say null: it does not expire. */
    expiresInDays: z.number().int().min(1).max(365).nullish(),
    customerEmail: optionalEmail,
    customerName: optionalPlainText(200),
  }),
  response: paymentLink,
});

export const linkSortFields = ['id', 'createdAt', 'amount', 'status', 'expiresAt'] as const;

const linkFilters = {
  ...moneyFilters,
  status: linkStatus.optional(),
};

export const backOfficeLinkFilters = { ...linkFilters, merchantId: id.optional() };

export const listOwnLinks = endpoint({
  method: 'GET',
  path: '/payment-links/me',
  access: ['MERCHANT'],
  summary: 'The links of the caller’s merchant, newest first.',
  query: listQuery(linkSortFields, linkFilters),
  response: listOf(paymentLink),
});

export const listLinks = endpoint({
  method: 'GET',
  path: '/payment-links',
  access: ['ADMIN', 'SUPPORT'],
  summary: 'The links of all merchants, newest first.',
  query: listQuery(linkSortFields, backOfficeLinkFilters),
  response: listOf(paymentLink),
});

export const cancelLink = endpoint({
  method: 'POST',
  path: '/payment-links/:id/cancel',
  access: ['MERCHANT'],
  summary: 'Cancels an active link: nobody can pay it any more.',
  params: idParams,
  response: paymentLink,
});

export const extendLink = endpoint({
  method: 'POST',
  path: '/payment-links/:id/extend',
  access: ['MERCHANT'],
  summary: 'Gives an active or expired link more days, counted from today.',
  params: idParams,
  body: z.object({ days: z.number().int().min(1).max(365) }),
  response: paymentLink,
});

export const getLink = endpoint({
  method: 'GET',
  path: '/payment-links/:id',
  access: ['MERCHANT', 'ADMIN', 'SUPPORT'],
  summary: 'One link; a merchant sees its own.',
  params: idParams,
  response: paymentLink,
});

export const getLinkByToken = endpoint({
  method: 'GET',
  path: '/payment-links/token/:token',
  access: 'public',
  summary: 'What a payer sees: who asks for what. 410 with `status` when it can no longer be paid.',
  refuses: [410],
  params: z.object({ token: z.string().max(200) }),
  response: publicPaymentLink,
});
