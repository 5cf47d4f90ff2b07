import * as z from 'zod';
import { chargeCurrencies } from '#kernel/currency.ts';
import { refundedLine } from '../invoices/credit-notes.ts';
import { endpoint } from '../endpoint.ts';
import {
  actor,
  currency,
  id,
  idParams,
  instant,
  integer,
  money,
  nullableText,
  optionalPlainText,
  positiveAmount,
} from '../fields.ts';
import { payment, paymentStatus } from './payments.ts';

/** Reasons of a refund. */
export const refundReasons = ['DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'OTHER'] as const;
/** REQUESTED: stored here. PENDING: known to the provider. Then SUCCEEDED, FAILED or CANCELLED. */
const refundStatuses = ['REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;

/** PREVENTED: closed before it became a chargeback, without a movement of money. */
const disputeStatuses = ['OPEN', 'WON', 'LOST', 'PREVENTED'] as const;
/** Decisions about a mismatch. ACCEPT: the captured amount becomes the payment's. GIVE_BACK: it is refunded. */
const mismatchResolutions = ['ACCEPT', 'GIVE_BACK'] as const;

const chargeCurrency = z
  .enum(chargeCurrencies)
  .meta({ description: 'The charge currency, ISO 4217.', examples: ['EUR'] });
const reason = nullableText.meta({ examples: ['По молба на клиента'] });

/** A full or partial refund; amounts in the charge currency. */
const refund = z.object({
  id,
  paymentId: id,
  amount: money,
  currency: chargeCurrency,
  reason: z.enum(refundReasons),
  note: nullableText.meta({ examples: [null] }),
  status: z.enum(refundStatuses).meta({ examples: ['SUCCEEDED'] }),
  failureReason: nullableText.meta({ description: 'Why the refund failed.', examples: [null] }),
  requestedBy: actor,
  createdAt: instant,
});
/** A refund in JSON. */
export type Refund = z.infer<typeof refund>;

/**
 * Requests a refund; repeats with the same Idempotency-Key return the same refund. Refused with
 * `payments.nothing-to-refund` and the field `amount` when less is left (`refundable`, `currency`), `payments.all-refunded`,
 * `payments.nothing-paid`, `payments.captured-undecided` (its `resolutions` may be chosen), `payments.dispute-open`,
 * `payments.dispute-other-currency`, `payments.dispute-lost` or `payments.refund-found`.
 */
export const requestRefund = endpoint({
  method: 'POST',
  path: '/payments/:id/refunds',
  movesMoney: true,
  access: ['MERCHANT', 'ADMIN'],
  right: 'REFUND',
  scope: 'refunds:write',
  keyUse: 'IN_ROW',
  summary: 'Refunds a payment, the rest of it, a part or lines of its document, in the charge currency.',
  status: 201,
  params: idParams,
  body: z.object({
    amount: positiveAmount
      .optional()
      .meta({ description: 'In the charge currency; the rest of the payment by default.' }),
    lines: z
      .array(refundedLine)
      .min(1)
      .max(200)
      .nullish()
      .meta({
        description: 'Lines of the document of the payment in place of an amount.',
        examples: [null],
      }),
    reason: z.enum(refundReasons).default('REQUESTED_BY_CUSTOMER'),
    note: optionalPlainText(500).meta({ examples: ['По молба на клиента'] }),
  }),
  response: refund,
});

export const getRefund = endpoint({
  method: 'GET',
  path: '/refunds/:id',
  access: 'signed-in',
  scope: 'payments:read',
  summary: 'A refund.',
  params: idParams,
  response: refund,
});

/** Decides a mismatch, once. */
export const resolveMismatch = endpoint({
  method: 'POST',
  path: '/payments/:id/resolve-mismatch',
  movesMoney: true,
  access: ['ADMIN'],
  keyUse: 'REMOTE',
  summary:
    'Resolves a captured amount that differs from the amount asked: ACCEPT makes the captured amount the payment’s, GIVE_BACK refunds all of it and cancels the payment.',
  params: idParams,
  body: z.object({
    resolution: z.enum(mismatchResolutions),
    note: optionalPlainText(500).meta({
      description: 'The reason; it is stored with the refund.',
      examples: ['По молба на клиента'],
    }),
  }),
  response: payment,
});

/** What becomes of the evidence of a dispute. */
export const evidenceStatus = z.enum(['DRAFT', 'SAVED', 'SUBMITTED', 'NOT_SENT']).meta({
  description:
    'DRAFT: stored here. SAVED: at the card provider. SUBMITTED: at the bank, for good. NOT_SENT: the dispute is decided and the bank never got it.',
  examples: ['DRAFT'],
});

/** A dispute of a payment at the card provider. */
export const dispute = z.object({
  id,
  amount: money,
  currency: chargeCurrency,
  reason: z.string().meta({ description: 'The provider’s stable code.', examples: ['product_not_received'] }),
  status: z.enum(disputeStatuses),
  isInquiry: z.boolean().meta({ description: 'A question by the bank: no money has moved.' }),
  isUnderReview: z.boolean().meta({ description: 'The bank has the evidence and decides.' }),
  evidenceDueAt: instant.nullable().meta({ description: 'The deadline for evidence.' }),
  daysLeft: integer.nullable().meta({
    description:
      'Days in Sofia until the deadline, below zero after it; null when no answer is awaited: the dispute is decided, or the bank has the evidence.',
    examples: [6],
  }),
  evidenceStatus,
  openedAt: instant,
});

/** History, refunds, disputes, fee rates and bookings of a payment. */
export const getPaymentHistory = endpoint({
  method: 'GET',
  path: '/payments/:id/history',
  access: 'signed-in',
  scope: 'payments:read',
  summary: 'The history of a payment; `ledger` is filled for ADMIN and SUPPORT only.',
  params: idParams,
  response: z.object({
    events: z.array(
      z.object({
        seq: integer.meta({ description: 'Counted from 1 within the payment.', examples: [1] }),
        kind: z.enum(['STATUS', 'OPENED', 'DECLINED', 'FLAGGED', 'FEE', 'REFUND', 'DISPUTE']),
        fromStatus: paymentStatus.nullable().meta({ examples: ['PROCESSING'] }),
        status: paymentStatus,
        reason,
        actor,
        at: instant,
      }),
    ),
    refunds: z.array(refund),
    disputes: z.array(dispute),
    disputesLost: money.meta({
      description: 'Disputes lost with their fees, in the charge currency: they are not kept.',
      examples: [0],
    }),
    providerFee: money.meta({
      description:
        'The card provider’s fee in the charge currency: the true one where it is known, else `chargeMerchantFee`, that of the schedule.',
      examples: [3.05],
    }),
    kept: money.meta({
      description:
        'What the merchant keeps of the payment, in the charge currency: what was paid less both fees, refunds, disputes lost and their fees.',
      examples: [95.45],
    }),
    tariffs: z
      .array(
        z.object({
          currency,
          platformPercent: z.number().meta({ description: 'Of the amount, for Plateno.', examples: [1.5] }),
          providerPercent: z
            .number()
            .meta({ description: 'Of the amount, for the card provider.', examples: [2.9] }),
          providerFixed: money.meta({
            description: 'The fixed part of the card provider’s fee, in `currency`.',
            examples: [0.15],
          }),
        }),
      )
      .meta({
        description:
          'The fee rates on the day of success: for the amount, then for the charge amount when its currency is another.',
      }),
    ledger: z.array(
      z.object({
        kind: z.string().meta({ description: 'The kind of the ledger entry.', examples: ['PAYMENT'] }),
        account: z.string().meta({ description: 'The ledger’s account.', examples: ['PROVIDER_RECEIVABLE'] }),
        amount: money,
        currency,
        at: instant,
      }),
    ),
  }),
});
/** What happened to a payment, its refunds and disputes. */
export type PaymentHistory = z.infer<typeof getPaymentHistory.response>;
