import { useCase } from '#platform/define-module.ts';
import { getWebhookEvent } from './adapters/postgres/list-webhook-events.ts';
import { ApplySnapshot } from './application/apply-snapshot.ts';
import { AskForReceipt } from './application/ask-for-receipt.ts';
import { AttachSession } from './application/attach-session.ts';
import { CarryOutEffects } from './application/carry-out-effects.ts';
import { ConfirmPayment } from './application/confirm-payment.ts';
import { EndSession } from './application/end-session.ts';
import { EndSessionsOfLink } from './application/end-sessions-of-link.ts';
import { FetchUndelivered } from './application/fetch-undelivered.ts';
import { ForgetOldPayloads } from './application/forget-old-payloads.ts';
import { HandleSignal } from './application/handle-signal.ts';
import { ImportRates } from './application/import-rates.ts';
import { LookAtPayment } from './application/look-at-payment.ts';
import { PrepareCheckout } from './application/prepare-checkout.ts';
import { ProcessPayment } from './application/process-payment.ts';
import { ReceiveSignal } from './application/receive-signal.ts';
import { Reconcile } from './application/reconcile.ts';
import { RefreshCheckout } from './application/refresh-checkout.ts';
import { RefreshPayment } from './application/refresh-payment.ts';
import { RequestRefund } from './application/request-refund.ts';
import { ResolveMismatch } from './application/resolve-mismatch.ts';
import { RetrySignal } from './application/retry-signal.ts';
import { SendRefund } from './application/send-refund.ts';
import { SettlePayment } from './application/settle-payment.ts';
import { StartCheckout } from './application/start-checkout.ts';
import type { PaymentDeps } from './payments.parts.ts';

/** The use-cases of the module, each made once; those that others are made from come first. */
export const createUseCases = (deps: PaymentDeps) => {
  const attach = useCase(AttachSession, deps);
  const settlePayment = useCase(SettlePayment, {
    ...deps,
    attach,
    apply: useCase(ApplySnapshot, deps),
    carryOut: useCase(CarryOutEffects, deps),
  });
  const settling = { ...deps, attach, settlePayment };
  const refresh = useCase(RefreshPayment, settling);
  const endSession = useCase(EndSession, settling);
  const sendRefund = useCase(SendRefund, settling);
  const handleSignal = useCase(HandleSignal, settling);
  const fetchUndelivered = useCase(FetchUndelivered, deps);
  const prepareCheckout = useCase(PrepareCheckout, settling);
  return {
    settlePayment,
    endSession,
    sendRefund,
    handleSignal,
    fetchUndelivered,
    prepareCheckout,
    askForReceipt: useCase(AskForReceipt, deps),
    confirmPayment: useCase(ConfirmPayment, { ...deps, refresh }),
    endSessionsOfLink: useCase(EndSessionsOfLink, { ...deps, endSession }),
    forgetOldPayloads: useCase(ForgetOldPayloads, deps),
    importRates: useCase(ImportRates, deps),
    lookAtPayment: useCase(LookAtPayment, settling),
    processPayment: useCase(ProcessPayment, settling),
    receiveSignal: useCase(ReceiveSignal, deps),
    reconcile: useCase(Reconcile, {
      ...settling,
      handleSignal,
      fetchUndelivered,
      afterSeconds: deps.config.reconcileAfterSeconds,
    }),
    refreshCheckout: useCase(RefreshCheckout, { ...deps, refresh }),
    requestRefund: useCase(RequestRefund, { ...settling, send: sendRefund }),
    resolveMismatch: useCase(ResolveMismatch, { ...settling, send: sendRefund }),
    retrySignal: useCase(RetrySignal, {
      ...deps,
      getEvent: (actor, id) => getWebhookEvent(deps, actor, id),
    }),
    startCheckout: useCase(StartCheckout, {
      ...deps,
      attach,
      refresh,
      end: endSession,
      prepare: prepareCheckout,
    }),
  };
};
