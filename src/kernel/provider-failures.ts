import { Failure } from './failure.ts';

/** The provider did not answer: the call may have happened and is repeated with the same key. */
export class ProviderAway extends Failure {
  readonly code = 'payments.provider-away';
  readonly kind = 'unavailable';

  constructor(cause: unknown) {
    super({ cause, retryAfterSeconds: 5 });
  }
}

/** The provider refused the call for good; repeating it does not help. */
export class ProviderRefused extends Failure {
  readonly code = 'payments.provider-refused';
  readonly kind = 'unavailable';
  /** The provider's stable code. */
  readonly reason: string;

  constructor(reason: string, cause?: unknown) {
    super({ retryAfterSeconds: 60, ...(cause === undefined ? {} : { cause }) });
    this.reason = reason;
  }
}
