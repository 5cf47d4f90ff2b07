import { Failure } from '#kernel/failure.ts';

export class MerchantNotFound extends Failure {
  readonly code = 'merchants.not-found';
  readonly kind = 'missing';
}

export class MerchantEmailTaken extends Failure {
  readonly code = 'merchants.e-mail-taken';
  readonly kind = 'conflict';
}

export class TaxIdTaken extends Failure {
  readonly code = 'merchants.tax-id-taken';
  readonly kind = 'conflict';
}

export class LogoNotFound extends Failure {
  readonly code = 'merchants.logo-not-found';
  readonly kind = 'missing';
}

/** A SUSPENDED or INACTIVE merchant may only read and export. */
export class MerchantSuspended extends Failure {
  readonly code = 'merchants.suspended';
  readonly kind = 'forbidden';
}

/** Only users of role ACCOUNTANT have assignments. */
export class NotAnAccountant extends Failure {
  readonly code = 'merchants.not-an-accountant';
  readonly kind = 'conflict';
}
