import { Failure } from '#kernel/failure.ts';

/** No merchant has the id, or it is closed or not visible to the caller. */
export class MerchantNotFound extends Failure {
  readonly code = 'merchants.not-found';
  readonly kind = 'missing';
}

/** Another open merchant has the e-mail. */
export class MerchantEmailTaken extends Failure {
  readonly code = 'merchants.e-mail-taken';
  readonly kind = 'conflict';
}

/** Another open merchant has the tax id. */
export class TaxIdTaken extends Failure {
  readonly code = 'merchants.tax-id-taken';
  readonly kind = 'conflict';
}

/** No logo has the hash. */
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

/** The month is closed for the accountant: what is dated in it stays until its merchant opens it again. */
export class MonthClosed extends Failure {
  readonly code = 'closing.month-closed';
  readonly kind = 'conflict';

  constructor(day: string) {
    const [year, month] = day.split('-');
    super({ params: { month: `${month}/${year}` }, details: { month: `${year}-${month}` } });
  }
}
