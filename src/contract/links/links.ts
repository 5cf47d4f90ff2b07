import * as z from 'zod';
import { isReturnUrl } from '#kernel/return-url.ts';
import { endpoint } from '../endpoint.ts';
import { paymentMethods } from '../payments/words/payment-methods.ts';
import { brandColor } from '../merchants/merchants.ts';
import { pickedCustomer } from '../customers/picked-customer.ts';
import {
  currency,
  customerEmail,
  customerName,
  description,
  id,
  idParams,
  instant,
  merchantId,
  merchantName,
  money,
  nullableText,
  optionalDescription,
  optionalEmail,
  optionalPlainText,
  optionalText,
  payerDocumentType,
  positiveAmount,
  problem,
  saleTaxRate,
  saleVatGround,
} from '../fields.ts';
import { listOf, listQuery, moneyFilters } from '../list.ts';

/** PAID and CANCELLED are final; an EXPIRED link can be extended. */
export const linkStatuses = ['ACTIVE', 'PAID', 'EXPIRED', 'CANCELLED'] as const;
/** SINGLE takes one payment, REUSABLE any number. */
export const linkUsages = ['SINGLE', 'REUSABLE'] as const;
/** How much of the payment of a link is refunded. */
const linkRefundStatuses = ['NONE', 'PARTIAL', 'FULL'] as const;
export const linkStatus = z.enum(linkStatuses).meta({ examples: ['ACTIVE'] });
const linkUsage = z.enum(linkUsages);
const linkMethods = z.array(z.enum(paymentMethods)).min(1).max(2);

/** Default amount of the create form (specification, point 9). */
export const defaultLinkAmount = 100;

const charge = {
  chargeAmount: money.meta({ description: 'What the card is charged, in `chargeCurrency`.' }),
  chargeCurrency: currency.meta({ description: 'An amount in BGN is charged in EUR at the fixed rate.' }),
  fxRate: nullableText.meta({ description: 'The fixed rate, for an amount in BGN.', examples: [null] }),
};

/** The page of the shop that a paid link leads back to; null, absent and empty mean none. */
const optionalReturnUrl = optionalText(500, 'identifier')
  .refine((value) => value === undefined || isReturnUrl(value), problem('return-url'))
  .meta({
    description: 'https, at a public name, without a user name: after the payment the payer may go there.',
    examples: ['https://magazin.example.bg/blagodarim'],
  });

/** A payment link for its merchant and the back office; amounts in units of their currency. */
const paymentLink = z.object({
  id,
  uniqueToken: z.string().meta({ examples: ['Qm9vP3d5'] }),
  paymentLinkUrl: z.string().meta({
    description: 'The pay page, which the merchant sends to the customer.',
    examples: ['https://plateno.example/pay/Qm9vP3d5'],
  }),
  qrCodeData: z.string().meta({
    description: 'The content of the QR code: the pay page.',
    examples: ['https://plateno.example/pay/Qm9vP3d5'],
  }),
  amount: money,
  currency,
  ...charge,
  status: linkStatus,
  refundStatus: z.enum(linkRefundStatuses).meta({
    description: 'How much of the payment of a PAID link is refunded.',
    examples: ['NONE'],
  }),
  usage: linkUsage,
  description,
  merchantId,
  merchantName,
  customerEmail,
  customerName,
  expiresAt: instant.nullable().meta({
    description: 'null for a link that does not expire.',
    examples: ['2026-12-20T10:15:30.000Z'],
  }),
  createdAt: instant,
  taxRate: saleTaxRate.nullable().meta({
    description: 'Percent; null: by the merchant’s VAT registration on the day of the payment.',
    examples: [20],
  }),
  vatGround: saleVatGround.nullable().meta({ description: 'The legal ground of 0 %.', examples: [null] }),
  vatGroundText: nullableText.meta({ description: 'The ground in words.', examples: [null] }),
  vatProblem: nullableText.meta({
    description: 'Why the rate may not be charged any more; then the link cannot be paid.',
    examples: [null],
  }),
  returnUrl: nullableText.meta({
    description: 'The page of the shop to which the payer may go after the payment.',
    examples: [null],
  }),
  methods: linkMethods.meta({
    description:
      'The ways to pay that its payer is offered: BANK needs an IBAN of the merchant and an amount in EUR or BGN.',
    examples: [['CARD', 'BANK']],
  }),
  awaitsTransfer: z.boolean().meta({
    description: 'A payer has promised a transfer, which is not booked yet.',
    examples: [false],
  }),
});
export type PaymentLink = z.infer<typeof paymentLink>;

/**
 * A payment link for its pay page. Everyone who has the link sees of the merchant: id, name, logo, town, phone number, e-mail
 * and return terms. Street, numbers of the business and bank account stand on its documents only.
 */
const publicPaymentLink = paymentLink
  .omit({
    createdAt: true,
    refundStatus: true,
    usage: true,
    taxRate: true,
    vatGround: true,
    vatGroundText: true,
    vatProblem: true,
    returnUrl: true,
    methods: true,
    awaitsTransfer: true,
  })
  .extend({
    isCardOffered: z.boolean().meta({ description: 'The payer may pay by card.', examples: [true] }),
    isBankOffered: z.boolean().meta({
      description: 'The payer may pay by a bank transfer (`POST /payment-links/token/:token/transfer`).',
      examples: [true],
    }),
    cardOffer: z
      .object({ max: money.meta({ examples: [120] }), currency })
      .nullable()
      .meta({
        description:
          'The payer may let the card stay, and agrees to be charged at most this in a month (`keepsCard` of a checkout).',
        examples: [null],
      }),
    merchantStatus: z.literal('ACTIVE'),
    isInvoice: z.boolean().meta({
      description: 'Pays an invoice that the merchant has written, which names its buyer.',
      examples: [false],
    }),
    isNewSum: z.boolean().meta({
      description:
        'The token was of an earlier link of the document: this is the link over what is open now, as after a credit note.',
      examples: [false],
    }),
    documentType: payerDocumentType,
    merchantBrandColor: nullableText.meta(brandColor),
    merchantLogoUrl: nullableText.meta({
      description: 'On this origin; null without a logo.',
      examples: [null],
    }),
    merchantTown: nullableText.meta({
      description: 'The town of the postal address, never the street; null when the address names none.',
      examples: ['Пловдив'],
    }),
    merchantPhoneNumber: z.string().meta({
      description: 'The phone number of the profile, which the documents show, too.',
      examples: ['+359888123456'],
    }),
    merchantEmail: z.string().meta({
      description: 'The e-mail of the profile, which gets the replies to receipts.',
      examples: ['office@example.bg'],
    }),
    merchantReturnTerms: nullableText.meta({
      description: 'What the merchant says about returns; null when it says nothing.',
      examples: ['Връщаме сумата до 14 дни от покупката срещу касов бон.'],
    }),
  });
export type PublicPaymentLink = z.infer<typeof publicPaymentLink>;

export const createLink = endpoint({
  method: 'POST',
  path: '/payment-links/me',
  access: ['MERCHANT'],
  right: 'CREATE_LINKS',
  scope: 'links:write',
  summary: 'Creates a payment link.',
  status: 201,
  body: z.object({
    amount: positiveAmount,
    currency,
    description: optionalDescription,
    usage: linkUsage.default('SINGLE'),
    expiresInDays: z
      .number()
      .int()
      .min(1)
      .max(365)
      .nullish()
      .meta({
        description: '30 by default; null for a REUSABLE link that does not expire.',
        examples: [30],
      }),
    expiresInMinutes: z
      .number()
      .int()
      .min(5)
      .max(1_440)
      .nullish()
      .meta({
        description: 'Instead of `expiresInDays`: a link that is paid at a counter.',
        examples: [null],
      }),
    customerEmail: optionalEmail,
    customerName: optionalPlainText(200, 'name').meta({ examples: ['Мария Георгиева'] }),
    taxRate: saleTaxRate.nullish().meta({
      description: 'Percent, included in the amount; by the merchant’s VAT registration by default.',
      examples: [9],
    }),
    vatGround: saleVatGround.nullish().meta({
      description: 'The legal ground of 0 %, one that does not depend on the buyer.',
      examples: [null],
    }),
    customerId: pickedCustomer,
    returnUrl: optionalReturnUrl,
    methods: linkMethods.nullish().meta({
      description:
        'The ways to pay that its payer may be offered; all that are possible by default. BANK alone needs an IBAN of the merchant and an amount in EUR or BGN.',
      examples: [null],
    }),
  }),
  response: paymentLink,
});

/** Values of `sortBy` in lists of payment links. */
export const linkSortFields = ['id', 'createdAt', 'amount', 'status', 'expiresAt'] as const;

/** Filters of the list of links and its summary. */
export const linkFilters = {
  ...moneyFilters,
  status: linkStatus.optional(),
  awaitsTransfer: z
    .enum(['true'])
    .optional()
    .meta({ description: 'Only links with a promised transfer that is not booked yet.', examples: ['true'] }),
};

/** Filters of the back-office list of links and of its export. */
export const backOfficeLinkFilters = { ...linkFilters, merchantId: merchantId.optional() };

export const listOwnLinks = endpoint({
  method: 'GET',
  path: '/payment-links/me',
  access: ['MERCHANT'],
  right: 'SEE',
  scope: 'links:read',
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
  right: 'CREATE_LINKS',
  scope: 'links:write',
  summary: 'Cancels an active link: it can no longer be paid.',
  params: idParams,
  response: paymentLink,
});

export const extendLink = endpoint({
  method: 'POST',
  path: '/payment-links/:id/extend',
  access: ['MERCHANT'],
  right: 'CREATE_LINKS',
  scope: 'links:write',
  summary: 'Gives an active or expired link more days, counted from today.',
  params: idParams,
  body: z.object({
    days: z
      .number()
      .int()
      .min(1)
      .max(365)
      .meta({ description: 'Counted from today.', examples: [30] }),
  }),
  response: paymentLink,
});

export const getLink = endpoint({
  method: 'GET',
  path: '/payment-links/:id',
  access: ['MERCHANT', 'ADMIN', 'SUPPORT'],
  right: 'SEE',
  scope: 'links:read',
  summary: 'One link; a merchant sees its own.',
  params: idParams,
  response: paymentLink,
});

export const getLinkByToken = endpoint({
  method: 'GET',
  path: '/payment-links/token/:token',
  access: 'public',
  summary:
    'The link as a payer sees it; for the token of an earlier link of an invoice the one over its open sum. 410 with `status` when it can no longer be paid.',
  refuses: [410],
  params: z.object({
    token: z
      .string()
      .max(200)
      .meta({ examples: ['Qm9vP3d5'] }),
  }),
  response: publicPaymentLink,
});
