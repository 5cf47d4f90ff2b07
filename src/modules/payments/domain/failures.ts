import { Failure, type FieldProblem } from '#kernel/failure.ts';
import type { Money } from '#kernel/money.ts';
import type { ReachedLimit } from './merchant-limits.ts';
import type { PaymentStatus } from './status.ts';

/** The payment has no document whose lines could be given back. */
export class PaymentWithoutLines extends Failure {
  readonly code = 'payments.without-lines';
  readonly kind = 'conflict';
}

/** The money of a transfer pays nothing: what it was promised for is paid already, or does not stand any more. */
export class TransferNotNeeded extends Failure {
  readonly code = 'payments.transfer-not-needed';
  readonly kind = 'conflict';
  readonly reason: 'PAID' | 'WITHDRAWN' | 'CANCELLED';

  constructor(reason: TransferNotNeeded['reason']) {
    super({ details: { reason } });
    this.reason = reason;
  }
}

/** The payment does not exist, or the actor may not see it. */
export class PaymentNotFound extends Failure {
  readonly code = 'payments.not-found';
  readonly kind = 'missing';
}

/** The card that stays does not exist, or the actor may not see it. */
export class MandateNotFound extends Failure {
  readonly code = 'payments.mandate-not-found';
  readonly kind = 'missing';
}

/** A card that stays was charged while the link was paid in another way: the charge is refunded. */
export class LinkWasPaid extends Failure {
  readonly code = 'payments.link-was-paid';
  readonly kind = 'conflict';
}

/** The refund does not exist, or the actor may not see its payment. */
export class RefundNotFound extends Failure {
  readonly code = 'payments.refund-not-found';
  readonly kind = 'missing';
}

/** The merchant does not exist, or the actor may not see it. */
export class MerchantNotFound extends Failure {
  readonly code = 'payments.merchant-not-found';
  readonly kind = 'missing';
}

/** The merchant is not approved, suspended or closed. */
export class MerchantNotAccepting extends Failure {
  readonly code = 'payments.merchant-not-accepting';
  readonly kind = 'conflict';
}

/** A limit of a new merchant would be exceeded. The payer gets no figures. */
export class MerchantLimitReached extends Failure {
  readonly code = 'payments.limit-reached';
  readonly kind = 'conflict';
  readonly limit: ReachedLimit;

  constructor(limit: ReachedLimit) {
    super();
    this.limit = limit;
  }
}

/** Charges belong to connected provider accounts, and the one of this merchant cannot be charged, or there is none. */
export class MerchantCannotBePaid extends Failure {
  readonly code = 'merchants.cannot-be-paid';
  readonly kind = 'conflict';
}

/** Another payer's session on the SINGLE link is younger than a minute. */
export class LinkBeingPaid extends Failure {
  readonly code = 'payments.link-being-paid';
  readonly kind = 'conflict';

  /** @param seconds until the other session may be ended, at most 60 */
  constructor(seconds: number) {
    super({ params: { seconds }, retryAfterSeconds: seconds });
  }
}

/** Amount and currency of the request differ from those of the payment link. */
export class AmountDiffers extends Failure {
  readonly code = 'payments.amount-differs';
  readonly kind = 'conflict';

  constructor(expected: { amount: string; currency: string }) {
    super({ params: expected, details: expected });
  }
}

/** The VAT registration of the merchant changed: the rate of the link may not be charged any more. */
export class LinkRateRefused extends Failure {
  readonly code = 'payments.link-rate-refused';
  readonly kind = 'conflict';
}

/** The merchant wants the link to be paid by bank transfer alone. */
export class CardNotOffered extends Failure {
  readonly code = 'payments.card-not-offered';
  readonly kind = 'conflict';
}

/** The link cannot be paid by bank transfer: its merchant has no IBAN or wants cards alone, or the currency is another. */
export class TransferNotOffered extends Failure {
  readonly code = 'payments.transfer-not-offered';
  readonly kind = 'conflict';
}

/** The payment has no document yet, because it has not succeeded. */
export class ReceiptNotReady extends Failure {
  readonly code = 'payments.receipt-not-ready';
  readonly kind = 'conflict';
}

/** The action is not possible in the current status; `from` is that status. */
export class PaymentStatusRefused extends Failure {
  readonly code = 'payments.state-refused';
  readonly kind = 'conflict';

  constructor({ from, to }: { from: string; to: string }) {
    super({ params: { from, to }, details: { from, to } });
  }
}

/** The payment or its link changed during every attempt. */
export class CheckoutContested extends Failure {
  readonly code = 'payments.checkout-contested';
  readonly kind = 'conflict';

  constructor() {
    super({ retryAfterSeconds: 2 });
  }
}

/** The webhook signature is wrong, missing or too old. */
export class BadSignature extends Failure {
  readonly code = 'payments.bad-signature';
  readonly kind = 'malformed';
}

/** A rightly signed event whose id or type is missing or cannot be stored unchanged. */
export class EventUnreadable extends Failure {
  readonly code = 'payments.event-unreadable';
  readonly kind = 'malformed';
}

/** A chargeback is open; nothing can be refunded meanwhile. */
export class DisputeIsOpen extends Failure {
  readonly code = 'payments.dispute-open';
  readonly kind = 'conflict';
}

/** A dispute in another currency than the payment is unresolved; it is answered at the provider. */
export class DisputeInOtherCurrency extends Failure {
  readonly code = 'payments.dispute-other-currency';
  readonly kind = 'conflict';
}

/** A suspended or inactive merchant may only read and export. */
export class MerchantMayNotAct extends Failure {
  readonly code = 'payments.merchant-may-not-act';
  readonly kind = 'forbidden';
}

/** The requested amount is more than what is left to refund, or not above zero; the field `amount` names it. */
export class NothingToRefund extends Failure {
  readonly code = 'payments.nothing-to-refund';
  readonly kind = 'conflict';
  override readonly fields: readonly FieldProblem[];

  /** @param left what can be refunded, as a decimal in the charge currency */
  constructor(left: { amount: string; currency: string }) {
    super({ params: left, details: { refundable: Number(left.amount), currency: left.currency } });
    this.fields = [{ field: 'amount', code: this.code, params: left }];
  }
}

/** All of the payment is refunded, or its refunds are on their way. */
export class AllIsRefunded extends Failure {
  readonly code = 'payments.all-refunded';
  readonly kind = 'conflict';

  constructor(currency: string) {
    super({ details: { refundable: 0, currency } });
  }
}

/** The bank has returned the disputed money to the payer. */
export class DisputeIsLost extends Failure {
  readonly code = 'payments.dispute-lost';
  readonly kind = 'conflict';

  constructor(currency: string) {
    super({ details: { refundable: 0, currency } });
  }
}

/** The payment has not succeeded: nothing was taken that could be refunded. */
export class NothingPaid extends Failure {
  readonly code = 'payments.nothing-paid';
  readonly kind = 'conflict';

  constructor(from: PaymentStatus, currency: string) {
    super({ details: { from, to: 'REFUNDED', refundable: 0, currency } });
  }
}

/** The captured amount differs from the asked one: an administrator accepts it or gives it back, in place of a refund. */
export class CapturedMoneyUndecided extends Failure {
  readonly code = 'payments.captured-undecided';
  readonly kind = 'conflict';

  constructor(captured: Readonly<{ amount: string; currency: string }>, resolutions: readonly string[]) {
    super({
      params: captured,
      details: { captured: Number(captured.amount), currency: captured.currency, resolutions },
    });
  }
}

/** The refunds of the payment would be more in total than the membership of the MANAGER permits. */
export class RefundAboveLimit extends Failure {
  readonly code = 'payments.refund-limit';
  readonly kind = 'forbidden';

  constructor(limit: Money<'EUR'>) {
    const amount = limit.toDecimal();
    super({
      params: { amount: String(amount), currency: 'EUR' },
      details: { limit: amount, currency: 'EUR' },
    });
  }
}

/** The refunds of an API key within an hour would exceed what a key may refund: a person does it in the portal. */
export class KeyRefundLimit extends Failure {
  readonly code = 'payments.key-refund-limit';
  readonly kind = 'limited';

  /** @param seconds until the oldest counted refund is an hour old */
  constructor(limit: Money<'EUR'>, seconds: number) {
    const amount = limit.toDecimal();
    super({
      params: { amount: String(amount), currency: 'EUR' },
      details: { limit: amount, currency: 'EUR' },
      retryAfterSeconds: seconds,
    });
  }
}

/** No captured money of the payment waits for a decision. */
export class NoMismatch extends Failure {
  readonly code = 'payments.no-mismatch';
  readonly kind = 'conflict';
}

/** The mismatch is accepted or being refunded already. */
export class MismatchIsDecided extends Failure {
  readonly code = 'payments.mismatch-decided';
  readonly kind = 'conflict';
}

/** More than the amount differs, or the payment is for a written invoice: the money can only be refunded. */
export class MismatchNotAcceptable extends Failure {
  readonly code = 'payments.mismatch-not-acceptable';
  readonly kind = 'conflict';
}

/** Captured money of the same link waits for a decision; a second charge is refused meanwhile. */
export class PaymentUnderReview extends Failure {
  readonly code = 'payments.under-review';
  readonly kind = 'conflict';
}

/** A refund stored as FAILED was made after all, so the refundable amount has changed. */
export class RefundFound extends Failure {
  readonly code = 'payments.refund-found';
  readonly kind = 'conflict';
}

/** No webhook event has this id. */
export class WebhookEventNotFound extends Failure {
  readonly code = 'payments.event-not-found';
  readonly kind = 'missing';
}

/** Only PARKED webhook events can be retried by hand. */
export class WebhookEventNotParked extends Failure {
  readonly code = 'payments.event-not-parked';
  readonly kind = 'conflict';

  constructor(state: string) {
    super({ details: { state } });
  }
}
