import type { ChargeCurrency } from '#kernel/currency.ts';
import type { Money } from '#kernel/money.ts';
import type { PromiseForPayer, TransferPromises } from '#modules/links/index.ts';
import { PaymentNotFound, ReceiptNotReady } from '../domain/failures.ts';
import type { DocumentsOfPayments, PayerDocument } from '../ports/documents-of-payments.ts';
import type { Payments } from '../ports/payments.ts';
import type { CheckoutRateLimits } from './checkout-rate-limits.ts';

type Query = Readonly<{
  /** Only the payer's browser knows it. */
  token: string;
  /** IP address of the caller. */
  ip: string;
}>;
type Deps = Readonly<{
  rateLimits: CheckoutRateLimits;
  transferPromises: Pick<TransferPromises, 'findForPayer'>;
  payments: Pick<Payments, 'get'>;
  documents: Pick<DocumentsOfPayments, 'of' | 'print'>;
}>;

/** A promised transfer for its payer; what was paid and the document once the money was booked. */
export type FoundTransfer = PromiseForPayer &
  Readonly<{
    paid: Money<ChargeCurrency> | null;
    invoice: Readonly<{ invoiceId: number; invoiceNumber: string }> | null;
  }>;

/** Finds promised transfers for their payers. */
export class FindTransfer {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited, PaymentNotFound */
  async execute({ token, ip }: Query): Promise<FoundTransfer> {
    const { rateLimits, transferPromises, payments, documents } = this.#deps;
    await rateLimits.takeStatusRequest(ip);
    const found = await transferPromises.findForPayer(token);
    if (found === null) throw new PaymentNotFound();
    const { paymentId } = found.promise;
    if (paymentId === null) return { ...found, paid: null, invoice: null };
    const payment = await payments.get(paymentId);
    const paid = payment?.toRecord().chargeAmount ?? null;
    return { ...found, paid, invoice: (await documents.of([paymentId])).get(paymentId) ?? null };
  }

  /** Prints the document. @throws RateLimited, PaymentNotFound, ReceiptNotReady, and what `DocumentsOfPayments.print` throws */
  async print({ signal, ...query }: Query & Readonly<{ signal: AbortSignal }>): Promise<PayerDocument> {
    const { invoice } = await this.execute(query);
    if (invoice === null) throw new ReceiptNotReady();
    return this.#deps.documents.print({ invoiceId: invoice.invoiceId, signal });
  }
}
