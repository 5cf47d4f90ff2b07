import { AuditLog } from '#kernel/audit.ts';
import { Clock } from '#kernel/clock.ts';
import { Jobs } from '#kernel/jobs.ts';
import { Random } from '#kernel/random.ts';
import { UnitOfWork } from '#kernel/unit-of-work.ts';
import { PayableLinks } from '#modules/links/index.ts';
import { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Provide } from '#platform/di.ts';
import { EndSession } from '../application/end-session.ts';
import { EndSessionsOfLink } from '../application/end-sessions-of-link.ts';
import { FoldTotals } from '../application/fold-totals.ts';
import { ForgetOldPayloads } from '../application/forget-old-payloads.ts';
import { ImportRates } from '../application/import-rates.ts';
import { LookAtPayment } from '../application/look-at-payment.ts';
import { RequestRefund } from '../application/request-refund.ts';
import { ResolveMismatch } from '../application/resolve-mismatch.ts';
import { SendRefund } from '../application/send-refund.ts';
import { SettlePayment } from '../application/settle-payment.ts';
import { PaymentGateway } from '../ports/payment-gateway.ts';
import { PaymentTotals } from '../ports/payment-totals.ts';
import { PaymentViews } from '../ports/payment-views.ts';
import { Payments } from '../ports/payments.ts';
import { ProviderInbox } from '../ports/provider-inbox.ts';
import { Tariffs } from '../ports/tariffs.ts';

export const provideJobs = (provide: Provide): void => {
  provide.class(ImportRates, ImportRates, { tariffs: Tariffs, work: UnitOfWork, audit: AuditLog });
  provide.class(LookAtPayment, LookAtPayment, {
    settlePayment: SettlePayment,
    payments: Payments,
    jobs: Jobs,
    clock: Clock,
  });
  provide.class(FoldTotals, FoldTotals, { totals: PaymentTotals });
  provide.class(ForgetOldPayloads, ForgetOldPayloads, { inbox: ProviderInbox, clock: Clock });
  provide.class(EndSessionsOfLink, EndSessionsOfLink, {
    payments: Payments,
    links: PayableLinks,
    endSession: EndSession,
  });
  provide.class(RequestRefund, RequestRefund, {
    payments: Payments,
    merchants: MerchantDirectory,
    send: SendRefund,
    settlePayment: SettlePayment,
    work: UnitOfWork,
    jobs: Jobs,
    random: Random,
    clock: Clock,
    audit: AuditLog,
  });
  provide.class(SendRefund, SendRefund, {
    payments: Payments,
    gateway: PaymentGateway,
    settlePayment: SettlePayment,
    jobs: Jobs,
    work: UnitOfWork,
    clock: Clock,
  });
  provide.class(ResolveMismatch, ResolveMismatch, {
    payments: Payments,
    views: PaymentViews,
    merchants: MerchantDirectory,
    settlePayment: SettlePayment,
    send: SendRefund,
    random: Random,
  });
};
