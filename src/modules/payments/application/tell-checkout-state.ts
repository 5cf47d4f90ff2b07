import type { Actor } from '#kernel/actor.ts';
import { Failure } from '#kernel/failure.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { CheckoutAllowances } from '../ports/checkout-allowances.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import type { Payments } from '../ports/payments.ts';
import type { PaymentView, PaymentViews } from '../ports/payment-views.ts';
import type { RefreshPayment } from './refresh-payment.ts';

type Query = Readonly<{
  actor: Actor;
  sessionId: string;
  /** IP address of the caller. */
  address: string;
}>;
/** What the payer may know of a payment; the presenter leaves out the rest. */
export type CheckoutOutcome = Readonly<{
  payment: PaymentView;
  invoiceNumber: string | null;
  payAgainToken: string | null;
}>;
type Deps = Readonly<{
  payments: Payments;
  views: PaymentViews;
  links: PayableLinks;
  documents: DocumentsOfPayments;
  allowances: CheckoutAllowances;
  refresh: RefreshPayment;
}>;

/** The return page's question. It refreshes first, so that the answer is right even before the webhook has come. */
export class TellCheckoutState {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws RateLimited, PaymentNotFound */
  async execute({ actor, sessionId, address }: Query): Promise<CheckoutOutcome> {
    const { payments, allowances, refresh } = this.#deps;
    await allowances.takeQuestion(address);
    const paymentId = await payments.findBySession(sessionId);
    if (paymentId === null) throw new PaymentNotFound();
    try {
      await refresh.execute({ actor, paymentId });
    } catch (error) {
      // The provider is away: what is stored is the answer; the page asks again.
      if (!(error instanceof Failure)) throw error;
    }
    return this.stored(paymentId);
  }

  /** What is stored, without a question to the provider. */
  async stored(paymentId: number): Promise<CheckoutOutcome> {
    const { views, links, documents } = this.#deps;
    const payment = (await views.byId(paymentId, 'all'))!;
    const document = (await documents.of([paymentId])).get(paymentId);
    const mayPayAgain = payment.status !== 'SUCCEEDED' && payment.linkId !== null;
    return {
      payment,
      invoiceNumber: document?.invoiceNumber ?? null,
      payAgainToken: mayPayAgain ? await links.payableToken(payment.linkId) : null,
    };
  }
}
