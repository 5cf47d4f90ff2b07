import { Failure } from '#kernel/failure.ts';

export class PaymentNotFound extends Failure {
  readonly code = 'payments.not-found';
  readonly kind = 'missing';
}

export class MerchantNotFound extends Failure {
  readonly code = 'payments.merchant-not-found';
  readonly kind = 'missing';
}

/** The merchant is waiting for approval, suspended or closed: no money is taken for it. */
export class MerchantNotAccepting extends Failure {
  readonly code = 'payments.merchant-not-accepting';
  readonly kind = 'conflict';
}

/** Charges belong to the merchants' own provider accounts, and this merchant has connected none. */
export class MerchantWithoutAccount extends Failure {
  readonly code = 'payments.merchant-without-account';
  readonly kind = 'conflict';
}

/** Another payer opened the link's page less than two minutes ago, and may be typing a card number. */
export class LinkBeingPaid extends Failure {
  readonly code = 'payments.link-being-paid';
  readonly kind = 'conflict';

  /** @param seconds until the other payer's session may be ended, at most 60 */
  constructor(seconds: number) {
    super({ params: { seconds }, retryAfterSeconds: seconds });
  }
}

/** Amount and currency come from the link; a body that says otherwise is refused. */
export class AmountDiffers extends Failure {
  readonly code = 'payments.amount-differs';
  readonly kind = 'conflict';

  constructor(asked: { amount: string; currency: string }) {
    super({ params: asked, details: asked });
  }
}

/** Nothing has been paid yet, so there is no document to send. */
export class ReceiptNotReady extends Failure {
  readonly code = 'payments.receipt-not-ready';
  readonly kind = 'conflict';
}

export class PaymentStatusRefused extends Failure {
  readonly code = 'payments.state-refused';
  readonly kind = 'conflict';

  constructor({ from, to }: { from: string; to: string }) {
    super({ params: { from, to }, details: { from, to } });
  }
}

/** Other customers are opening and leaving the same link faster than their sessions can be ended. */
export class CheckoutContested extends Failure {
  readonly code = 'payments.checkout-contested';
  readonly kind = 'conflict';

  constructor() {
    super({ retryAfterSeconds: 2 });
  }
}

/** The provider did not answer in time: the call may have happened, and will be repeated with the same key. */
export class ProviderAway extends Failure {
  readonly code = 'payments.provider-away';
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super({ cause, retryAfterSeconds: 5 });
  }
}

/** The provider understood the call and will not do it; repeating it would not help. */
export class ProviderRefused extends Failure {
  readonly code = 'payments.provider-refused';
  readonly kind = 'unavailable';
  /** The provider's stable code, for history and operators. */
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super({ retryAfterSeconds: 60, ...(cause === undefined ? {} : { cause }) });
    this.reason = reason;
  }
}

/** No exchange rate is known for the day or any before it. */
export class RateMissing extends Failure {
  readonly code = 'payments.rate-missing';
  readonly kind = 'unavailable';

  constructor(currency: string) {
    super({ params: { currency }, retryAfterSeconds: 60 });
  }
}

export class BadSignature extends Failure {
  readonly code = 'payments.bad-signature';
  readonly kind = 'malformed';
}

/** Rightly signed, but without an id, or with a character that no id and no text of the provider has. */
export class EventUnreadable extends Failure {
  readonly code = 'payments.event-unreadable';
  readonly kind = 'malformed';
}

/** A dispute takes the money its own way; nothing is refunded while it is open. */
export class DisputeIsOpen extends Failure {
  readonly code = 'payments.dispute-open';
  readonly kind = 'conflict';
}

/** A suspended or inactive merchant reads and exports only. */
export class MerchantMayNotAct extends Failure {
  readonly code = 'payments.merchant-may-not-act';
  readonly kind = 'forbidden';
}

export class NothingToRefund extends Failure {
  readonly code = 'payments.nothing-to-refund';
  readonly kind = 'conflict';

  /** @param left what may still go back, as a decimal of the charge currency */
  constructor(left: { amount: string; currency: string }) {
    super({ params: left, details: { refundable: Number(left.amount), currency: left.currency } });
  }
}

/** Nothing that was captured waits for a decision. */
export class NoMismatch extends Failure {
  readonly code = 'payments.no-mismatch';
  readonly kind = 'conflict';
}

/** It has been accepted, or is being given back already. */
export class MismatchIsDecided extends Failure {
  readonly code = 'payments.mismatch-decided';
  readonly kind = 'conflict';
}

/** More than the amount differs, or the sum is that of a written invoice: it can only be given back. */
export class MismatchNotAcceptable extends Failure {
  readonly code = 'payments.mismatch-not-acceptable';
  readonly kind = 'conflict';
}

/** Money captured for the same link waits for a decision; the payer is not charged a second time meanwhile. */
export class PaymentUnderReview extends Failure {
  readonly code = 'payments.under-review';
  readonly kind = 'conflict';
}

/** A refund that was held for failed has been made after all: what is left has changed since the caller looked. */
export class RefundFound extends Failure {
  readonly code = 'payments.refund-found';
  readonly kind = 'conflict';
}

export class WebhookEventNotFound extends Failure {
  readonly code = 'payments.event-not-found';
  readonly kind = 'missing';
}

/** Only what is kept for a person is handled again by hand; the rest comes by itself, or is done. */
export class WebhookEventNotParked extends Failure {
  readonly code = 'payments.event-not-parked';
  readonly kind = 'conflict';

  constructor(state: string) {
    super({ details: { state } });
  }
}

/** The file is none that the central bank publishes, or is damaged. */
export class RatesUnreadable extends Failure {
  readonly code = 'payments.rates-unreadable';
  readonly kind = 'invalid';
}
