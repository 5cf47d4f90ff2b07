import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import type { Provide } from '#platform/di.ts';
import { FetchUndelivered } from '../application/fetch-undelivered.ts';
import { HandleSignal } from '../application/handle-signal.ts';
import { ReceiveSignal } from '../application/receive-signal.ts';
import { Reconcile } from '../application/reconcile.ts';
import { SettlePayment } from '../application/settle-payment.ts';
import { PaymentGateway } from '../ports/payment-gateway.ts';
import { PaymentChecks } from '../ports/payment-checks.ts';
import { Payments } from '../ports/payments.ts';
import { ProviderInbox } from '../ports/provider-inbox.ts';
import { ProviderSignals } from '../ports/provider-signals.ts';

export const provideSignals = (provide: Provide): void => {
  provide.class(ReceiveSignal, ReceiveSignal, {
    signals: ProviderSignals,
    inbox: ProviderInbox,
    gateway: PaymentGateway,
    jobs: Jobs,
    work: UnitOfWork,
    clock: Clock,
  });
  provide.class(HandleSignal, HandleSignal, {
    inbox: ProviderInbox,
    signals: ProviderSignals,
    payments: Payments,
    settlePayment: SettlePayment,
    clock: Clock,
  });
  provide.class(FetchUndelivered, FetchUndelivered, {
    merchants: MerchantDirectory,
    signals: ProviderSignals,
    inbox: ProviderInbox,
    gateway: PaymentGateway,
    work: UnitOfWork,
    clock: Clock,
  });
  provide.factory(
    Reconcile,
    ({ config, ...deps }) => new Reconcile({ ...deps, afterSeconds: config.reconcileAfterSeconds }),
    {
      checks: PaymentChecks,
      inbox: ProviderInbox,
      fetchUndelivered: FetchUndelivered,
      settlePayment: SettlePayment,
      handleSignal: HandleSignal,
      jobs: Jobs,
      work: UnitOfWork,
      clock: Clock,
      config: Config,
    },
  );
};
