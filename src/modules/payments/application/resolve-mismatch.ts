import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { Random } from '#kernel/random.ts';
import { requireRecentProof } from '#kernel/recent-proof.ts';
import { PaymentNotFound } from '../domain/failures.ts';
import { isDecidedAs } from '../domain/mismatch.ts';
import type { MismatchResolution } from '../domain/payment-record.ts';
import type { Payments } from '../ports/payments.ts';
import type { SendRefund } from './send-refund.ts';
import type { SettlePayment } from './settle-payment.ts';

type Command = Readonly<{
  actor: Actor;
  paymentId: number;
  resolution: MismatchResolution;
  note: string | null;
  /** The same request began before: what it has decided is done, not refused. */
  isRepeated?: boolean;
}>;
type Deps = Readonly<{
  payments: Payments;
  settlePayment: SettlePayment;
  send: SendRefund;
  random: Random;
  clock: Clock;
}>;

/** Decides a mismatch: the captured amount becomes the payment's, or all of it is refunded. */
export class ResolveMismatch {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * Only administrators and operators; giving all of it back is a refund without a limit and needs a recent proof.
   * @throws SignInNeeded, NotAllowed, PaymentNotFound, ProofNeeded, NoMismatch, MismatchIsDecided, MismatchNotAcceptable, ProviderAway
   */
  async execute({ actor, paymentId, resolution, note, isRepeated = false }: Command): Promise<void> {
    const { payments, settlePayment, random, clock } = this.#deps;
    if (actor.kind !== 'system') mustHaveRole(actor, 'ADMIN');
    const payment = await payments.get(paymentId);
    if (payment === null) throw new PaymentNotFound();
    if (resolution === 'GIVE_BACK') requireRecentProof(actor, clock);
    if (!(isRepeated && isDecidedAs(payment.toRecord(), resolution))) {
      const decision = { resolution, note, providerKey: random.uuid() };
      await settlePayment.execute({ actor, paymentId, decision });
    }
    if (resolution === 'GIVE_BACK') await this.#send(paymentId);
  }

  async #send(paymentId: number): Promise<void> {
    const { payments, send } = this.#deps;
    const payment = await payments.get(paymentId);
    const refund = payment?.toRecord().refunds.findLast(({ status }) => status === 'REQUESTED');
    if (refund === undefined) return;
    try {
      await send.execute({ paymentId, refundId: refund.id! });
    } catch (error) {
      // The provider is away: the stored refund is sent by its job.
      if (!(error instanceof Failure)) throw error;
    }
  }
}
