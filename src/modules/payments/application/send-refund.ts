import { system } from '#kernel/actor.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Payments } from '../ports/payments.ts';
import { ProviderRefused } from '../domain/failures.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{ paymentId: number; refundId: number }>;
type Deps = Readonly<{ payments: Payments; gateway: PaymentGateway; settlePayment: SettlePayment }>;

/** Asks the provider for a stored refund, under its own key: asked twice it happens once. */
export class SendRefund {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ProviderAway: the job tries again */
  async execute({ paymentId, refundId }: Command): Promise<void> {
    const { payments, gateway, settlePayment } = this.#deps;
    const payment = await payments.get(paymentId);
    const refund = payment?.record.refunds.find(({ id }) => id === refundId);
    if (payment === null || refund?.state !== 'REQUESTED' || payment.record.intentId === null) return;
    const { intentId, providerAccount: account } = payment.record;
    const { amount, reason, providerKey: key } = refund;
    try {
      await gateway.refund({ key, intentId, amount, reason, account });
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error;
      await payments.change(paymentId, ({ record }) => {
        const refused = record.refunds.find(({ id }) => id === refundId)!;
        refused.state = 'FAILED';
        refused.failureReason = error.reason;
      });
    }
    await settlePayment.execute({ actor: system('refund'), paymentId });
  }
}
