import type { Actor } from '#kernel/actor.ts';
import { Failure } from '#kernel/failure.ts';
import type { PayableLinks } from '#modules/links/index.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import type { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import type { Payments } from '../ports/payments.ts';
import type { PaymentView, PaymentViews } from '../ports/payment-views.ts';
import type { SettlePayment } from './settle-payment.ts';

type Query = Readonly<{ actor: Actor; sessionId: string }>;
type Result = Readonly<{ payment: PaymentView; invoiceNumber: string | null; payAgainToken: string | null }>;
type Deps = Readonly<{
  payments: Payments;
  views: PaymentViews;
  links: PayableLinks;
  documents: DocumentsOfPayments;
  settlePayment: SettlePayment;
}>;

/** The return page's question. It looks first, so that the answer is right even when the webhook has not come yet. */
export class TellCheckoutState {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws PaymentNotFound */
  async execute({ actor, sessionId }: Query): Promise<Result> {
    const { payments, views, links, documents, settlePayment } = this.#deps;
    const paymentId = await payments.findBySession(sessionId);
    if (paymentId === null) throw new PaymentNotFound();
    try {
      await settlePayment.execute({ actor, paymentId });
    } catch (error) {
      // The provider is away: what is stored is told; the page asks again.
      if (!(error instanceof Failure)) throw error;
    }
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
