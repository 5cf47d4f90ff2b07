import { Failure } from '#kernel/failure.ts';

/** No exchange rate or fee schedule is known for the day or an earlier one. */
export class RateMissing extends Failure {
  readonly code = 'payments.rate-missing';
  readonly kind = 'unavailable';

  constructor(currency: string) {
    super({ params: { currency }, retryAfterSeconds: 60 });
  }
}

/** The last exchange rate is too old for a new checkout. */
export class RateTooOld extends Failure {
  readonly code = 'payments.rate-too-old';
  readonly kind = 'unavailable';

  constructor(currency: string) {
    super({ params: { currency }, retryAfterSeconds: 3_600 });
  }
}

/** The file holds no rates of the European Central Bank, or is damaged. */
export class RatesUnreadable extends Failure {
  readonly code = 'payments.rates-unreadable';
  readonly kind = 'invalid';
}

/** The address of the central bank's file gave no usable answer. */
export class RatesAway extends Failure {
  readonly code = 'payments.rates-away';
  readonly kind = 'unavailable';

  /** @param reason a technical text for operators */
  constructor(reason: string, cause?: unknown) {
    super({ params: { reason }, retryAfterSeconds: 600, ...(cause === undefined ? {} : { cause }) });
  }
}

/** RATES_URL is empty: no file of exchange rates is configured. */
export class RatesUrlMissing extends Failure {
  readonly code = 'payments.rates-url-missing';
  readonly kind = 'conflict';
}
