import { getPaymentHistory as historyEndpoint } from '#contract/payments/payment-history.ts';
import * as checkouts from '#contract/payments/checkouts.ts';
import * as contract from '#contract/payments/payments.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ProviderStatus } from '#platform/http/provider-status.ts';
import type { DocumentsOfLinks, PayableLinks } from '#modules/links/index.ts';
import type { DataViews, MerchantDirectory } from '#modules/merchants/index.ts';
import type { FeeSchedules } from '#modules/rates/index.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database/database.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Caller, type Route } from '#platform/http/route.ts';
import type { ConfirmPayment } from '../../application/confirm-payment.ts';
import type { ProcessPayment } from '../../application/process-payment.ts';
import type { SetNote } from '../../application/set-note.ts';
import type { AnswersToDisputes } from '../../ports/answers-to-disputes.ts';
import type { DocumentsOfPayments } from '../../ports/documents-of-payments.ts';
import { isHealthy } from '../postgres/check-health.ts';
import { findPayment, getCheckoutOutcome, getPayment } from '../postgres/get-payment.ts';
import { getPaymentHistory } from '../postgres/get-payment-history.ts';
import { listPayments, type PaymentSort } from '../postgres/list-payments.ts';
import type { PaymentFilters } from '../postgres/payment-conditions.ts';
import { presentHistory } from './present-payment-history.ts';
import { presentCheckoutState, presentPayment } from './present-payment.ts';

type Deps = Readonly<{
  config: Config;
  database: Database;
  merchants: MerchantDirectory;
  clock: Clock;
  dataViews: DataViews;
  links: PayableLinks;
  documents: DocumentsOfPayments;
  documentsOfLinks: DocumentsOfLinks;
  feeSchedules: FeeSchedules;
  answersToDisputes: AnswersToDisputes;
  providerStatus: ProviderStatus;
  confirmPayment: ConfirmPayment;
  processPayment: ProcessPayment;
  setNote: SetNote;
}>;

type ListQuery = Parameters<typeof readPage<PaymentSort>>[0] &
  Omit<PaymentFilters, 'from' | 'to'> & { from?: string | undefined; to?: string | undefined };
type Scope = Parameters<typeof listPayments>[1]['scope'];

const listRoutes = (deps: Deps): Route[] => {
  const list = async (query: ListQuery, { actor }: Caller, scope: Scope) => {
    const requested = readPage(query, 'createdAt');
    const filters = { ...query, ...businessDays(query) };
    const page = await listPayments(deps, { actor, scope, filters, page: requested.page });
    await deps.dataViews.record(
      actor,
      page.items.map(({ merchantId }) => merchantId),
      'PAYMENTS',
    );
    return presentList('payments', requested, page, presentPayment);
  };
  return [
    serve(contract.listPayments, ({ query, caller }) => list(query, caller, 'back-office')),
    serve(contract.listOwnPayments, ({ query, caller }) => list(query, caller, 'own')),
    serve(contract.listMerchantPayments, ({ params, query, caller }) => list(query, caller, params), {
      find: ({ params, caller }) => list({ size: 1 }, caller, params),
    }),
  ];
};

export const paymentRoutes = (deps: Deps): Route[] => [
  ...listRoutes(deps),
  serve(
    checkouts.confirmPayment,
    async ({ params: { id: paymentId }, body: { sessionId }, caller: { actor, ip } }) => {
      const { seenBy } = await deps.confirmPayment.execute({ actor, paymentId, sessionId, ip });
      return seenBy === 'STAFF'
        ? presentPayment(await getPayment(deps, actor, paymentId))
        : presentCheckoutState(await getCheckoutOutcome(deps, paymentId), deps.config.publicUrl);
    },
    { find: ({ params, caller: { actor } }) => findPayment(deps, actor, params.id) },
  ),
  serve(contract.getPayment, async ({ params, caller: { actor } }) => {
    const payment = await getPayment(deps, actor, params.id);
    await deps.dataViews.record(actor, [payment.merchantId], 'PAYMENTS');
    return presentPayment(payment);
  }),
  serve(
    contract.setPaymentNote,
    async ({ params: { id: paymentId }, body: { note = null }, caller: { actor } }) => {
      await deps.setNote.execute({ actor, paymentId, note });
      return presentPayment(await getPayment(deps, actor, paymentId));
    },
    { find: ({ params, caller: { actor } }) => deps.setNote.mustBeAllowed(actor, params.id) },
  ),
  serve(checkouts.processPayment, ({ params, caller: { actor } }) =>
    deps.processPayment.execute({ actor, paymentId: params.id }),
  ),
  serve(historyEndpoint, async ({ params, caller: { actor } }) =>
    presentHistory(await getPaymentHistory(deps, actor, params.id)),
  ),
  serve(contract.paymentsHealth, () => isHealthy(deps)),
];
