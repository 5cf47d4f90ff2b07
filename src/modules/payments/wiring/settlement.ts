import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Events } from '#kernel/events.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Random } from '#kernel/random.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { PayableLinks } from '#modules/links/index.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Provide } from '#platform/di.ts';
import { ApplySnapshot } from '../application/apply-snapshot.ts';
import { AttachSession } from '../application/attach-session.ts';
import { CarryOutEffects } from '../application/carry-out-effects.ts';
import { ConfirmPayment } from '../application/confirm-payment.ts';
import { RefreshPayment } from '../application/refresh-payment.ts';
import { SettlePayment } from '../application/settle-payment.ts';
import { TellCheckoutState } from '../application/tell-checkout-state.ts';
import { FirstPayments } from '../ports/first-payments.ts';
import { Ledger } from '../ports/ledger.ts';
import { CheckoutAllowances } from '../ports/checkout-allowances.ts';
import { PaymentChecks } from '../ports/payment-checks.ts';
import { PaymentGateway } from '../ports/payment-gateway.ts';
import { PaymentNewsDesk } from '../ports/payment-news.ts';
import { PaymentViews } from '../ports/payment-views.ts';
import { Payments } from '../ports/payments.ts';
import { ProviderInbox } from '../ports/provider-inbox.ts';
import { Tariffs } from '../ports/tariffs.ts';

export const provideSettlement = (provide: Provide): void => {
  provide.class(ApplySnapshot, ApplySnapshot, {
    payments: Payments,
    tariffs: Tariffs,
    gateway: PaymentGateway,
    random: Random,
  });
  provide.class(CarryOutEffects, CarryOutEffects, {
    links: PayableLinks,
    ledger: Ledger,
    firstPayments: FirstPayments,
    desk: PaymentNewsDesk,
    events: Events,
    jobs: Jobs,
  });
  provide.class(SettlePayment, SettlePayment, {
    payments: Payments,
    checks: PaymentChecks,
    links: PayableLinks,
    gateway: PaymentGateway,
    inbox: ProviderInbox,
    attach: AttachSession,
    apply: ApplySnapshot,
    carryOut: CarryOutEffects,
    work: UnitOfWork,
    clock: Clock,
    audit: AuditLog,
  });
  provide.class(ConfirmPayment, ConfirmPayment, {
    payments: Payments,
    views: PaymentViews,
    merchants: MerchantDirectory,
    allowances: CheckoutAllowances,
    refresh: RefreshPayment,
    tellCheckoutState: TellCheckoutState,
  });
};
