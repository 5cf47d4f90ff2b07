import { Failure } from '#kernel/failure.ts';
import type { InvoiceStatus } from './invoice-status.ts';

/** There is no such document, or it is another merchant's. */
export class InvoiceNotFound extends Failure {
  readonly code = 'invoices.not-found';
  readonly kind = 'missing';
}

export class InvoiceStateRefused extends Failure {
  readonly code = 'invoices.state-refused';
  readonly kind = 'conflict';

  constructor({ from, to }: Readonly<{ from: InvoiceStatus; to: InvoiceStatus }>) {
    super({ details: { from, to }, params: { from, to } });
  }
}
