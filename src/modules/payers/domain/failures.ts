import { Failure } from '#kernel/failure.ts';

/** The mailed link is unknown, was used or is older than thirty minutes. */
export class PayerLinkGone extends Failure {
  readonly code = 'payers.link-gone';
  readonly kind = 'gone';
}

/** The browser has proven no address, or longer than thirty minutes ago. */
export class AddressNotProven extends Failure {
  readonly code = 'payers.not-proven';
  readonly kind = 'unauthenticated';
}

/** A year has more documents than one archive holds. */
export class TooManyDocuments extends Failure {
  readonly code = 'payers.too-many';
  readonly kind = 'too-large';
}

/** The proven address has no such document, and nothing of such a merchant. */
export class NotOfPayer extends Failure {
  readonly code = 'payers.not-found';
  readonly kind = 'missing';
}
