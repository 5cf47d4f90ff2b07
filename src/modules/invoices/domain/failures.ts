import { Failure } from '#kernel/failure.ts';
import type { InvoiceStatus } from './invoice-status.ts';

/** There is no such document, or it is another merchant's. */
export class InvoiceNotFound extends Failure {
  readonly code = 'invoices.not-found';
  readonly kind = 'missing';
}

/** Suspended and inactive merchants read and export only. */
export class MerchantMayNotAct extends Failure {
  readonly code = 'invoices.merchant-may-not-act';
  readonly kind = 'forbidden';
}

/** Its merchant is not ACTIVE: it mails documents to its own address only. */
export class OwnEmailOnly extends Failure {
  readonly code = 'invoices.own-address-only';
  readonly kind = 'forbidden';

  constructor(email: string) {
    super({ params: { email } });
  }
}

/** Its merchant is not ACTIVE: the payer receives the document at the address of the payment only. */
export class PayerEmailOnly extends Failure {
  readonly code = 'invoices.payer-address-only';
  readonly kind = 'forbidden';
}

/** Money has come for it: only a credit note takes it back. */
export class PaidInvoiceStays extends Failure {
  readonly code = 'invoices.paid-stays';
  readonly kind = 'conflict';

  constructor() {
    super({ details: { status: 'PAID' } });
  }
}

/** Its month is over and may have been declared: only a credit note corrects it. */
export class AnnulmentTooLate extends Failure {
  readonly code = 'invoices.annulment-too-late';
  readonly kind = 'conflict';

  constructor(issueDate: string) {
    const [year, month, day] = issueDate.split('-');
    super({ params: { issueDate: `${day}/${month}/${year}` }, details: { issueDate } });
  }
}

export class AlreadyAnnulled extends Failure {
  readonly code = 'invoices.already-annulled';
  readonly kind = 'conflict';
}

/** The first number was given out: from now on the series goes on by itself. */
export class SeriesHasBegun extends Failure {
  readonly code = 'invoices.series-has-begun';
  readonly kind = 'conflict';
}

export class InvoiceStatusRefused extends Failure {
  readonly code = 'invoices.state-refused';
  readonly kind = 'conflict';

  constructor({ from, to }: Readonly<{ from: InvoiceStatus; to: InvoiceStatus }>) {
    super({ details: { from, to }, params: { from, to } });
  }
}
