/** Faults of API answers. */
export const answerFaults = [
  'delay',
  'hang',
  'reset',
  'cut-body',
  'rate-limit',
  'server-error',
  'bad-gateway',
  'not-found',
] as const;

/** Faults of webhook events; `webhook-early` sends them before the create call is answered. */
export const webhookFaults = [
  'webhook-drop',
  'webhook-delay',
  'webhook-duplicate',
  'webhook-duplicate-other-id',
  'webhook-reverse',
  'webhook-early',
  'webhook-bad-signature',
  'webhook-stale',
  'webhook-wrong-amount',
] as const;

/** Faults of money: the customer is charged another amount, or a refund or dispute is in another currency. */
export const paymentFaults = [
  'payment-other-amount',
  'refund-other-currency',
  'dispute-other-currency',
] as const;

type AnswerFault = (typeof answerFaults)[number];
export type WebhookFault = (typeof webhookFaults)[number];
export type PaymentFault = (typeof paymentFaults)[number];

/** A fault on demand, the body of a control call. */
export type Fault = {
  readonly kind: AnswerFault | WebhookFault | PaymentFault;
  /** For answers: method and path such as `POST /v1/checkout/sessions`, with `*` as wildcard. Default: every call. */
  readonly route?: string | undefined;
  /** For webhook events: an event type such as `checkout.session.*`. Default: every event. */
  readonly event?: string | undefined;
  /** How often it occurs; without it, until it is cleared. */
  readonly times?: number | undefined;
  /** Whether the call runs first. Default: before, and nothing runs. A body is always cut after. */
  readonly moment?: 'before' | 'after' | undefined;
  /** For `server-error`: the error is stored under the idempotency key and answered again for it. */
  readonly stored?: boolean | undefined;
  /** For `delay`, `webhook-delay` and `hang` (default: until the client goes away). */
  readonly delayMs?: number | undefined;
  /** For `webhook-stale`: age of the signature in seconds. Default 600. */
  readonly ageSeconds?: number | undefined;
  /** For the wrong and other amounts, in minor units. Default: one less than the right one. */
  readonly amountMinor?: number | undefined;
};
