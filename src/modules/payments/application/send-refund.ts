import { nameOf, system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import { ProviderAway, ProviderRefused } from '../domain/failures.ts';
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
/** A refund of which the provider did not know when it was last asked. */
type UnsentRefund = Readonly<{ record: PaymentRecord; refund: RefundRecord; intentId: string }>;

const actor = system('refund');

/**
 * Asks the provider for a stored refund. Before each try and after each answer the provider's own list is fetched and
 * the refund is looked for in it: an error may hide a refund that was carried out, a key is forgotten after 24 hours.
 */
export class SendRefund {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws ProviderAway while it is not known to be made: the job tries again */
  async execute(command: Command): Promise<void> {
    const { settlePayment } = this.#deps;
    const { paymentId } = command;
    if ((await this.#waiting(command)) === null) return;
    await settlePayment.execute({ actor, paymentId });
    const waiting = await this.#waiting(command);
    if (waiting === null) return;
    const outcome = await this.#ask(waiting);
    await settlePayment.execute({ actor, paymentId });
    if (outcome === 'ACCEPTED' || (await this.#waiting(command)) === null) return;
    await this.#note(command, waiting, outcome);
    if (!(outcome instanceof ProviderRefused)) throw new ProviderAway(outcome);
  }

  /** What the provider answered; the merchant is written to about a refusal. */
  async #note(
    { paymentId, refundId }: Command,
    { refund }: UnsentRefund,
    outcome: 'STORED_ERROR' | Error,
  ): Promise<void> {
    const { payments, work, jobs, clock } = this.#deps;
    const by = { actor: nameOf(actor), now: clock.now() };
    await work.transact(async () => {
      const changed = await payments.change(paymentId, (payment) => {
        if (outcome instanceof ProviderRefused) payment.refuseRefund(refundId, outcome.reason, by);
        else if (outcome === 'STORED_ERROR') payment.nextRefundKey(refundId, refund.providerAttempt);
        return payment;
      });
      if (changed !== null) await enqueueIncidentMails(jobs, changed);
    });
  }

  async #waiting({ paymentId, refundId }: Command): Promise<UnsentRefund | null> {
    const payment = await this.#deps.payments.get(paymentId);
    const refund = payment?.toRecord().refunds.find(({ id }) => id === refundId);
    const intentId = payment?.toRecord().intentId ?? null;
    if (payment === null || refund?.status !== 'REQUESTED' || intentId === null) return null;
    return { record: payment.toRecord(), refund, intentId };
  }

  async #ask({ record, refund, intentId }: UnsentRefund): Promise<'ACCEPTED' | 'STORED_ERROR' | Error> {
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
