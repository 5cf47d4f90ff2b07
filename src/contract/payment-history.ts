import * as z from 'zod';
import { chargeCurrencies } from '#kernel/currency.ts';
import { endpoint } from './endpoint.ts';
import { currency, id, idParams, instant, money, optionalPlainText, price } from './fields.ts';
import { payment, paymentStatus } from './payments.ts';

export const refundReasons = ['DUPLICATE', 'REQUESTED_BY_CUSTOMER', 'OTHER'] as const;
export const refundStates = ['REQUESTED', 'PENDING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;

/** PREVENTED: closed before it became a chargeback, without any money taken. */
export const disputeStates = ['OPEN', 'WON', 'LOST', 'PREVENTED'] as const;
export const mismatchResolutions = ['ACCEPT', 'GIVE_BACK'] as const;

export const refund = z.object({
  id,
  paymentId: id,
  /** In the charge currency. */
  amount: money,
  currency: z.enum(chargeCurrencies),
  reason: z.enum(refundReasons),
  note: z.string().nullable(),
  status: z.enum(refundStates),
  failureReason: z.string().nullable(),
  requestedBy: z.string(),
  createdAt: instant,
});
export type Refund = z.infer<typeof refund>;

export const requestRefund = endpoint({
  method: 'POST',
  path: '/payments/:id/refunds',
  access: ['MERCHANT', 'ADMIN'],
  idempotent: true,
  summary: 'Gives money back, all that is left or a part, in the charge currency.',
  status: 201,
  params: idParams,
  body: z.object({
    /** All that is left when not given. */
    amount: price.optional(),
    reason: z.enum(refundReasons).default('REQUESTED_BY_CUSTOMER'),
    note: optionalPlainText(500),
  }),
  response: refund,
});

export const resolveMismatch = endpoint({
  method: 'POST',
  path: '/payments/:id/resolve-mismatch',
  access: ['ADMIN'],
  summary:
    'Decides about captured money that differs from what was asked: ACCEPT takes the captured amount for the payment’s, GIVE_BACK refunds all of it and cancels the payment.',
  params: idParams,
  body: z.object({
    resolution: z.enum(mismatchResolutions),
    /** Why; it is kept with the refund. */
    note: optionalPlainText(500),
  }),
  response: payment,
});

export const dispute = z.object({
  id,
  amount: money,
  currency: z.enum(chargeCurrencies),
  reason: z.string(),
  status: z.enum(disputeStates),
  /** A question by the bank: no money has moved. */
  isInquiry: z.boolean(),
  openedAt: instant,
});

export const getPaymentHistory = endpoint({
  method: 'GET',
  path: '/payments/:id/history',
  access: 'signed-in',
  summary: 'All that happened to a payment; what the ledger booked is told to the back office only.',
  params: idParams,
  response: z.object({
    events: z.array(
      z.object({
        seq: z.number().int(),
        kind: z.enum(['STATUS', 'OPENED', 'DECLINED', 'FLAGGED', 'FEE', 'REFUND', 'DISPUTE']),
        fromStatus: paymentStatus.nullable(),
        status: paymentStatus,
        reason: z.string().nullable(),
        actor: z.string(),
        at: instant,
      }),
    ),
    refunds: z.array(refund),
    disputes: z.array(dispute),
    /** The rates behind the fees, of the day of success: first for the price, then for the charge when that is another currency. */
    tariffs: z.array(
      z.object({
        currency,
        platformPercent: z.number(),
        providerPercent: z.number(),
        providerFixed: money,
      }),
    ),
    ledger: z.array(
      z.object({ kind: z.string(), account: z.string(), amount: money, currency, at: instant }),
    ),
  }),
});
