import { system } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { Payments } from '../ports/payments.ts';
import type { ProviderInbox } from '../ports/provider-inbox.ts';
import type { ProviderSignals } from '../ports/provider-signals.ts';
import type { HandleSignal } from './handle-signal.ts';
import type { SettlePayment } from './settle-payment.ts';

type Deps = Readonly<{
  payments: Payments;
  inbox: ProviderInbox;
  signals: ProviderSignals;
  gateway: PaymentGateway;
  settlePayment: SettlePayment;
  handleSignal: HandleSignal;
  work: UnitOfWork;
  clock: Clock;
  /** Payments touched more recently than this are left to their own jobs. */
  afterSeconds: number;
}>;
type Result = Readonly<{ looked: number; failed: number; signals: number }>;
const batch = 200;

/** The net under everything: alone, with every webhook and job lost, it brings each payment to its true state. */
export class Reconcile {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(): Promise<Result> {
    const { payments, inbox, handleSignal, clock, afterSeconds } = this.#deps;
    const undelivered = await this.#fetchUndelivered();
    for (const inboxId of await inbox.due(clock.now(), batch)) await handleSignal.execute({ inboxId });
    const before = new Date(clock.now().getTime() - afterSeconds * 1_000);
    const forgotten = await payments.forgotten(before, batch);
    let failed = 0;
    for (const paymentId of forgotten) if (!(await this.#look(paymentId))) failed += 1;
    return { looked: forgotten.length, failed, signals: undelivered };
  }

  /** One that cannot be looked at now does not keep the others waiting. */
  async #look(paymentId: number): Promise<boolean> {
    try {
      await this.#deps.settlePayment.execute({ actor: system('reconciler'), paymentId });
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }

  async #fetchUndelivered(): Promise<number> {
    const { signals, inbox, gateway, work, clock } = this.#deps;
    try {
      const found = await signals.undelivered(await inbox.cursor(gateway.name));
      await work.transact(async () => {
        for (const signal of found.signals) await inbox.add(gateway.name, signal, clock.now());
        if (found.cursor !== null) await inbox.moveCursor(gateway.name, found.cursor, clock.now());
      });
      return found.signals.length;
    } catch (error) {
      if (error instanceof Failure) return 0;
      throw error;
    }
  }
}
