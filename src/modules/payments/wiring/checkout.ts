import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Random } from '#kernel/random.ts';
import { Sentences } from '#kernel/sentences.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { PayableLinks } from '#modules/links/index.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import { Config } from '#platform/config.ts';
import type { Provide } from '#platform/di.ts';
import { RateLimits } from '#platform/rate-limits/rate-limits.ts';
import { LimitedCheckouts } from '../adapters/rate-limits/limited-checkouts.ts';
import { AskForReceipt } from '../application/ask-for-receipt.ts';
import { AttachSession } from '../application/attach-session.ts';
import { DraftAttempt } from '../application/draft-attempt.ts';
import { EndSession } from '../application/end-session.ts';
import { PrepareCheckout } from '../application/prepare-checkout.ts';
import { ProcessPayment } from '../application/process-payment.ts';
import { RefreshPayment } from '../application/refresh-payment.ts';
import { SettlePayment } from '../application/settle-payment.ts';
import { StartCheckout } from '../application/start-checkout.ts';
import { TellCheckoutState } from '../application/tell-checkout-state.ts';
import { CheckoutAllowances } from '../ports/checkout-allowances.ts';
import { DocumentsOfPayments } from '../ports/documents-of-payments.ts';
import { PayerReceipts } from '../ports/payer-receipts.ts';
import { PaymentChecks } from '../ports/payment-checks.ts';
import { PaymentGateway } from '../ports/payment-gateway.ts';
import { PaymentNewsDesk } from '../ports/payment-news.ts';
import { PaymentViews } from '../ports/payment-views.ts';
import { Payments } from '../ports/payments.ts';
import { Tariffs } from '../ports/tariffs.ts';

export const provideCheckout = (provide: Provide): void => {
  provide.class(CheckoutAllowances, LimitedCheckouts, { limits: RateLimits, config: Config });
  provide.class(PrepareCheckout, PrepareCheckout, {
    allowances: CheckoutAllowances,
    links: PayableLinks,
    payments: Payments,
    tariffs: Tariffs,
    gateway: PaymentGateway,
    draft: DraftAttempt,
    work: UnitOfWork,
    clock: Clock,
    jobs: Jobs,
  });
  provide.class(DraftAttempt, DraftAttempt, {
    gateway: PaymentGateway,
    sentences: Sentences,
    random: Random,
    clock: Clock,
  });
  provide.class(RefreshPayment, RefreshPayment, {
    payments: Payments,
    checks: PaymentChecks,
    settlePayment: SettlePayment,
    clock: Clock,
  });
  provide.class(ProcessPayment, ProcessPayment, {
    payments: Payments,
    checks: PaymentChecks,
    links: PayableLinks,
    merchants: MerchantDirectory,
    tariffs: Tariffs,
    gateway: PaymentGateway,
    attach: AttachSession,
    draft: DraftAttempt,
    settlePayment: SettlePayment,
    work: UnitOfWork,
    clock: Clock,
  });
  provide.class(AttachSession, AttachSession, {
    payments: Payments,
    gateway: PaymentGateway,
    desk: PaymentNewsDesk,
    work: UnitOfWork,
    clock: Clock,
  });
  provide.class(EndSession, EndSession, {
    payments: Payments,
    gateway: PaymentGateway,
    attach: AttachSession,
    settlePayment: SettlePayment,
  });
  provide.class(StartCheckout, StartCheckout, {
    allowances: CheckoutAllowances,
    merchants: MerchantDirectory,
    gateway: PaymentGateway,
    prepare: PrepareCheckout,
    attach: AttachSession,
    refresh: RefreshPayment,
    end: EndSession,
    clock: Clock,
  });
  provide.class(AskForReceipt, AskForReceipt, {
    payments: Payments,
    documents: DocumentsOfPayments,
    receipts: PayerReceipts,
    allowances: CheckoutAllowances,
  });
  provide.class(TellCheckoutState, TellCheckoutState, {
    payments: Payments,
    views: PaymentViews,
    links: PayableLinks,
    documents: DocumentsOfPayments,
    allowances: CheckoutAllowances,
    refresh: RefreshPayment,
  });
};
