import { useCase } from '#platform/define-module.ts';
import { backgroundCalls } from '#platform/stripe/background-calls.ts';
import { findUnsentRefunds } from './adapters/postgres/find-unsent-refunds.ts';
import { findPayment } from './adapters/postgres/get-payment.ts';
import { storeNote } from './adapters/postgres/store-note.ts';
import { getWebhookEvent } from './adapters/postgres/list-webhook-events.ts';
import { ApplySnapshot } from './application/apply-snapshot.ts';
import { SendReceipt } from './application/send-receipt.ts';
import { CheckLimits, newMerchantLimits } from './application/check-limits.ts';
import { AttachSession } from './application/attach-session.ts';
import { ApplySettlementEffects } from './application/apply-settlement-effects.ts';
import { ConfirmPayment } from './application/confirm-payment.ts';
import { DisputedPayments } from './application/disputed-payments.ts';
import { EndCheckoutSession } from './application/end-checkout-session.ts';
import { EndCheckoutSessionsOfLink } from './application/end-checkout-sessions-of-link.ts';
import { FindTransfer } from './application/find-transfer.ts';
import { FetchUndelivered } from './application/fetch-undelivered.ts';
import { HandleDueEvents } from './application/handle-due-events.ts';
import { HandleWebhookEvent } from './application/handle-webhook-event.ts';
import { NameBuyer } from './application/name-buyer.ts';
import { ChargeKeptCard } from './application/mandates/charge-kept-card.ts';
import { EndMandate } from './application/mandates/end-mandate.ts';
import { EndMandatesOfMerchant } from './application/mandates/end-mandates-of-merchant.ts';
import { FindUsableMandate } from './application/mandates/find-usable-mandate.ts';
import { KeepCard } from './application/mandates/keep-card.ts';
import { MergeMandates } from './application/mandates/merge-mandates.ts';
import { PrepareKeptCharge } from './application/mandates/prepare-kept-charge.ts';
import { SendMandateMail } from './application/mandates/send-mandate-mail.ts';
import { StopMandate } from './application/mandates/stop-mandate.ts';
import { PollPayment } from './application/poll-payment.ts';
import { PrepareCheckout } from './application/prepare-checkout.ts';
import { PrintPayerDocument } from './application/print-payer-document.ts';
import { ProcessPayment } from './application/process-payment.ts';
import { ReceiveTransfer } from './application/receive-transfer.ts';
import { PromiseTransfer } from './application/promise-transfer.ts';
import { ReceiveWebhookEvent } from './application/receive-webhook-event.ts';
import { Reconcile } from './application/reconcile.ts';
import { RefreshCheckout } from './application/refresh-checkout.ts';
import { RefreshPayment } from './application/refresh-payment.ts';
import { RequestRefund } from './application/request-refund.ts';
import { ResolveMismatch } from './application/resolve-mismatch.ts';
import { RetryWebhookEvent } from './application/retry-webhook-event.ts';
import { SendRefund } from './application/send-refund.ts';
import { SetMerchantLimits } from './application/set-merchant-limits.ts';
import { SetNote } from './application/set-note.ts';
import { SettlePayment } from './application/settle-payment.ts';
import { StartCheckout } from './application/start-checkout.ts';
import { TakeBackBankPayment } from './application/take-back-bank-payment.ts';
import type { WebhookSubject } from './ports/webhook-subjects.ts';
import type { CheckoutRateLimits } from './application/checkout-rate-limits.ts';
import type { PaymentDeps } from './payments.parts.ts';

/** Creates each use-case of the module once; dependencies come first. */
export const createUseCases = (
  deps: PaymentDeps &
    Readonly<{
      rateLimits: CheckoutRateLimits;
      wakeWorker: () => void;
      subjects: () => readonly WebhookSubject[];
    }>,
) => {
  const attach = useCase(AttachSession, deps);
  const endMandate = useCase(EndMandate, deps);
  const keepCard = useCase(KeepCard, { ...deps, endMandate });
  const applyEffects = useCase(ApplySettlementEffects, { ...deps, keepCard });
  const apply = useCase(ApplySnapshot, deps);
  const settlePayment = useCase(SettlePayment, { ...deps, attach, apply, applyEffects });
  const settling = { ...deps, attach, settlePayment, applyEffects };
  const refresh = useCase(RefreshPayment, settling);
  const endSession = useCase(EndCheckoutSession, settling);
  const sendRefund = useCase(SendRefund, settling);
  const handleWebhookEvent = useCase(HandleWebhookEvent, settling);
  const handleDueEvents = useCase(HandleDueEvents, { ...deps, handleWebhookEvent });
  const fetchUndelivered = useCase(FetchUndelivered, {
    ...deps,
    callsPerMinute: backgroundCalls.eventsAndSessions,
  });
  const checkLimits = useCase(CheckLimits, { ...deps, newMerchants: newMerchantLimits(deps.config) });
  return {
    settlePayment,
    endSession,
    sendRefund,
    handleDueEvents,
    handleWebhookEvent,
    fetchUndelivered,
    sendReceipt: useCase(SendReceipt, deps),
    nameBuyer: useCase(NameBuyer, deps),
    printPayerDocument: useCase(PrintPayerDocument, deps),
    cardMandates: new FindUsableMandate(deps),
    chargeKeptCard: useCase(ChargeKeptCard, {
      ...settling,
      prepareKeptCharge: useCase(PrepareKeptCharge, { ...settling, checkLimits }),
    }),
    endMandate,
    endMandatesOfMerchant: useCase(EndMandatesOfMerchant, { ...deps, endMandate }),
    mergeMandates: useCase(MergeMandates, { ...deps, endMandate }),
    sendMandateMail: useCase(SendMandateMail, deps),
    stopMandate: useCase(StopMandate, { ...deps, endMandate }),
    confirmPayment: useCase(ConfirmPayment, { ...deps, refresh }),
    disputedPayments: new DisputedPayments(deps),
    endSessionsOfLink: useCase(EndCheckoutSessionsOfLink, { ...deps, endSession }),
    findTransfer: useCase(FindTransfer, deps),
    promiseTransfer: useCase(PromiseTransfer, deps),
    pollPayment: useCase(PollPayment, settling),
    processPayment: useCase(ProcessPayment, settling),
    receiveTransfer: useCase(ReceiveTransfer, settling),
    receiveWebhookEvent: useCase(ReceiveWebhookEvent, deps),
    reconcile: useCase(Reconcile, {
      ...settling,
      handleDueEvents,
      fetchUndelivered,
      findUnsentRefunds: () => findUnsentRefunds(deps),
      afterSeconds: deps.config.reconcileAfterSeconds,
    }),
    refreshCheckout: useCase(RefreshCheckout, { ...deps, refresh }),
    requestRefund: useCase(RequestRefund, { ...settling, send: sendRefund }),
    resolveMismatch: useCase(ResolveMismatch, { ...settling, send: sendRefund }),
    retryWebhookEvent: useCase(RetryWebhookEvent, {
      ...deps,
      getEvent: (actor, id) => getWebhookEvent(deps, actor, id),
      // After the transaction that the act shares with its response.
      wakeWorker: () => void deps.transactions.apart(async () => deps.wakeWorker()),
    }),
    setNote: useCase(SetNote, {
      ...deps,
      find: (actor, paymentId) => findPayment(deps, actor, paymentId),
      store: (paymentId, note) => storeNote(deps, paymentId, note),
    }),
    takeBackBankPayment: useCase(TakeBackBankPayment, settling),
    setMerchantLimits: useCase(SetMerchantLimits, deps),
    startCheckout: useCase(StartCheckout, {
      ...deps,
      attach,
      refresh,
      checkLimits,
      end: endSession,
      prepare: useCase(PrepareCheckout, { ...settling, checkLimits }),
    }),
  };
};
