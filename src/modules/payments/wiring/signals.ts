import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { Config } from '#platform/config.ts';
import type { Provide } from '#platform/di.ts';
import { HandleSignal } from '../application/handle-signal.ts';
import { ReceiveSignal } from '../application/receive-signal.ts';
import { Reconcile } from '../application/reconcile.ts';
import { SettlePayment } from '../application/settle-payment.ts';
import { PaymentGateway } from '../ports/payment-gateway.ts';
import { Payments } from '../ports/payments.ts';
import { ProviderInbox } from '../ports/provider-inbox.ts';
import { ProviderSignals } from '../ports/provider-signals.ts';

export const provideSignals = (provide: Provide): void => {
  provide.class(ReceiveSignal, ReceiveSignal, {
    signals: ProviderSignals,
    inbox: ProviderInbox,
    gateway: PaymentGateway,
    jobs: Jobs,
    clock: Clock,
  });
  provide.class(HandleSignal, HandleSignal, {
    inbox: ProviderInbox,
    signals: ProviderSignals,
    payments: Payments,
    settlePayment: SettlePayment,
    clock: Clock,
  });
  provide.factory(
    Reconcile,
    ({ config, ...deps }) => new Reconcile({ ...deps, afterSeconds: config.reconcileAfterSeconds }),
    {
      payments: Payments,
      inbox: ProviderInbox,
      signals: ProviderSignals,
      gateway: PaymentGateway,
      settlePayment: SettlePayment,
      handleSignal: HandleSignal,
      work: UnitOfWork,
      clock: Clock,
      config: Config,
    },
  );
};
