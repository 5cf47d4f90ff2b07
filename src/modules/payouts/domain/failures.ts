import { Failure } from '#kernel/failure.ts';

/** No payout of this id that the caller may see. */
export class PayoutNotFound extends Failure {
  readonly code = 'payouts.not-found';
  readonly kind = 'missing';
}

/** The merchant has no account at the provider. */
export class NoAccount extends Failure {
  readonly code = 'payouts.no-account';
  readonly kind = 'conflict';
}
