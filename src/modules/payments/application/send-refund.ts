import { nameOf, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import type { PaymentRecord } from '../domain/payment-record.ts';
import type { RefundRecord } from '../domain/refunds-and-disputes.ts';
import type { CardProvider } from '../ports/card-provider.ts';
import type { Payments } from '../ports/payments.ts';
import type { SettlePayment } from './settle-payment.ts';
import { enqueueIncidentMails } from './merchant-mails.ts';

type Command = Readonly<{ paymentId: number; refundId: number }>;
type Deps = Readonly<{
  payments: Payments;
  cardProvider: CardProvider;
  settlePayment: SettlePayment;
  clock: Clock;
  jobs: Jobs;
  work: UnitOfWork;
}>;
/** A REQUESTED refund that the last fetch did not find at the provider. */
type UnsentRefund = Readonly<{ record: PaymentRecord; refund: RefundRecord; intentId: string }>;

const actor = system('refund');

/**
 * Sends a stored refund to the provider. Before each attempt and after each answer the provider's list of refunds is
 * fetched and searched: an error may hide a refund that was made, and idempotency keys expire after 24 hours.
 */
export class SendRefund {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ProviderAway while the outcome is unknown: the job retries */
  async execute(command: Command): Promise<void> {
    const { settlePayment } = this.#deps;
    const { paymentId } = command;
    if ((await this.#findUnsent(command)) === null) return;
    await settlePayment.execute({ actor, paymentId });
    const unsent = await this.#findUnsent(command);
    if (unsent === null) return;
    const outcome = await this.#send(unsent);
    await settlePayment.execute({ actor, paymentId });
    if (outcome === 'ACCEPTED' || (await this.#findUnsent(command)) === null) return;
    await this.#recordOutcome(command, unsent, outcome);
    if (!(outcome instanceof ProviderRefused)) throw new ProviderAway(outcome);
  }

  /** Stores a refusal, with a mail to the merchant, or the next idempotency key. */
  async #recordOutcome(
    { paymentId, refundId }: Command,
    { refund }: UnsentRefund,
    outcome: 'STORED_ERROR' | Error,
  ): Promise<void> {
    const { payments, work, clock } = this.#deps;
    const by = { actor: nameOf(actor), now: clock.now() };
    await work.transact(async () => {
      const changed = await payments.change(paymentId, (payment) => {
        if (outcome instanceof ProviderRefused) payment.refuseRefund(refundId, outcome.reason, by);
        else if (outcome === 'STORED_ERROR') payment.nextRefundKey(refundId, refund.providerAttempt);
        return payment;
      });
      if (changed !== null) await enqueueIncidentMails(this.#deps, changed);
    });
  }

  async #findUnsent({ paymentId, refundId }: Command): Promise<UnsentRefund | null> {
    const payment = await this.#deps.payments.get(paymentId);
    const refund = payment?.toRecord().refunds.find(({ id }) => id === refundId);
    const intentId = payment?.toRecord().intentId ?? null;
    if (payment === null || refund?.status !== 'REQUESTED' || intentId === null) return null;
    return { record: payment.toRecord(), refund, intentId };
  }

  async #send({ record, refund, intentId }: UnsentRefund): Promise<'ACCEPTED' | 'STORED_ERROR' | Error> {
    const { providerKey: key, providerAttempt: attempt, amount, reason } = refund;
    const account = record.providerAccount;
    try {
      return await this.#deps.cardProvider.refund({ key, attempt, intentId, amount, reason, account });
    } catch (error) {
      if (error instanceof ProviderRefused || error instanceof ProviderAway) return error;
      throw error;
    }
  }
}
