import type { Clock } from '#kernel/clock.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { FraudWarnings } from '../ports/fraud-warnings.ts';
import type { PaymentLiveEvents } from '../ports/payment-live-events.ts';
import type { Payments } from '../ports/payments.ts';
import type { WebhookSubject } from '../ports/webhook-subjects.ts';
import { changeOf } from './change-of.ts';
import { enqueueFraudMail } from './merchant-mails.ts';

type Command = Readonly<{ warningId: string; account: string | null }>;
type Deps = Readonly<{
  fraudWarnings: FraudWarnings;
  payments: Payments;
  liveEvents: PaymentLiveEvents;
  jobs: Jobs;
  work: UnitOfWork;
  clock: Clock;
}>;

/** Stores an early fraud warning on its payment, and mails the merchant while a refund prevents the dispute. */
export class HandleFraudWarning {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns false for a warning about no payment of this account here. @throws ProviderAway, ProviderRefused */
  async execute({ warningId, account }: Command): Promise<boolean> {
    const { fraudWarnings, payments, liveEvents, work, clock } = this.#deps;
    const seen = await fraudWarnings.fetch(warningId, account);
    const found = seen?.intentId ? await payments.get({ intentId: seen.intentId }) : null;
    if (seen === null || found?.toRecord().providerAccount !== account) return false;
    await work.transact(async () => {
      const by = { actor: 'webhook', now: clock.now() };
      const warned = await payments.change(found.id, (payment) => ({
        payment,
        isToAnswer: payment.warnOfFraud(seen.warning, by),
      }));
      if (warned === null) return;
      if (warned.isToAnswer) await enqueueFraudMail(this.#deps, warned.payment, seen.warning);
      const change = changeOf(warned.payment);
      if (change !== null) await liveEvents.publish(change);
    });
    return true;
  }
}

/** Handles webhook events about early fraud warnings. */
export const fraudWarningSubject = (
  handleFraudWarning: Pick<HandleFraudWarning, 'execute'>,
): WebhookSubject => ({
  objects: ['radar.early_fraud_warning'],
  handle: async ({ account, pointsAt: { objectId } }) =>
    objectId !== null && (await handleFraudWarning.execute({ warningId: objectId, account })),
});
