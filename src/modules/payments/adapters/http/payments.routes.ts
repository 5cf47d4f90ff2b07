import * as history from '#contract/payment-history.ts';
import * as contract from '#contract/payments.ts';
import { fixedLevRate } from '#kernel/euro-rate.ts';
import { Money } from '#kernel/money.ts';
import type { Page } from '#kernel/page.ts';
import type { Config } from '#platform/config.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import { businessDays, presentList, readPage, type ListDialect } from '#platform/http/list-query.ts';
import { serve, type Beginning, type Caller, type RawRoute, type Route } from '#platform/http/route.ts';
import type { CheckHealth } from '../../application/check-health.ts';
import type { ConfirmPayment } from '../../application/confirm-payment.ts';
import type { ListPayments } from '../../application/list-payments.ts';
import type { ProcessPayment } from '../../application/process-payment.ts';
import type { ReceiveSignal } from '../../application/receive-signal.ts';
import type { RequestRefund } from '../../application/request-refund.ts';
import type { ResolveMismatch } from '../../application/resolve-mismatch.ts';
import type { ShowPayment } from '../../application/show-payment.ts';
import { percentOf, type ShowDashboard, type ShowOwnTakings } from '../../application/show-takings.ts';
import type { StartCheckout } from '../../application/start-checkout.ts';
import type { AskForReceipt } from '../../application/ask-for-receipt.ts';
import type { TellCheckoutState } from '../../application/tell-checkout-state.ts';
import type { TellPaymentHistory } from '../../application/tell-payment-history.ts';
import { MerchantNotFound } from '../../domain/failures.ts';
import type { DocumentsOfPayments } from '../../ports/documents-of-payments.ts';
import type { PaymentFilters, PaymentSort, PaymentView } from '../../ports/payment-views.ts';
import { presentHistory, presentRefund } from './present-money-back.ts';
import { presentCheckoutState, presentPayment, presentSums } from './present-payment.ts';

type Deps = Readonly<{
  config: Config;
  merchants: MerchantDirectory;
  startCheckout: StartCheckout;
  tellCheckoutState: TellCheckoutState;
  askForReceipt: AskForReceipt;
  confirmPayment: ConfirmPayment;
  processPayment: ProcessPayment;
  requestRefund: RequestRefund;
  resolveMismatch: ResolveMismatch;
  tellPaymentHistory: TellPaymentHistory;
  listPayments: ListPayments;
  showPayment: ShowPayment;
  showOwnTakings: ShowOwnTakings;
  showDashboard: ShowDashboard;
  checkHealth: CheckHealth;
  documents: DocumentsOfPayments;
}>;

/** Of a merchant nothing is told but that there is one. @throws MerchantNotFound */
const mustExist = async (merchants: MerchantDirectory, id: number): Promise<void> => {
  if ((await merchants.byId(id)) === null) throw new MerchantNotFound();
};

const checkoutRoutes = ({
  config: { publicUrl },
  merchants,
  startCheckout,
  tellCheckoutState,
  askForReceipt,
}: Deps): Route[] => [
  serve(
    contract.startCheckout,
    ({ params, query, body, caller }) =>
      startCheckout.execute({
        actor: caller.actor,
        merchantId: params.merchantId,
        linkId: query.paymentLinkId ?? null,
        price: Money.ofDecimal(body.amount, body.currency),
        description: body.description ?? null,
        customerName: body.customerName ?? null,
        customerEmail: body.customerEmail ?? null,
        language: body.language ?? caller.language,
        requestKey: caller.requestKey,
        address: caller.address,
      }),
    { find: ({ params }) => mustExist(merchants, params.merchantId) },
  ),
  serve(contract.getCheckoutState, async ({ params, caller: { actor, address } }) =>
    presentCheckoutState(
      await tellCheckoutState.execute({ actor, address, sessionId: params.sessionId }),
      publicUrl,
    ),
  ),
  serve(
    contract.askForReceipt,
    async ({ params: { sessionId }, body: { email }, caller: { actor, address } }) => {
      await askForReceipt.execute({ actor, sessionId, email, address });
      return { email };
    },
    {
      find: ({ params: { sessionId }, caller: { actor, address } }) =>
        tellCheckoutState.execute({ actor, sessionId, address }),
    },
  ),
];

type ListAsked = Parameters<typeof readPage<PaymentSort>>[0] &
  Omit<PaymentFilters, 'from' | 'to'> & { from?: string | undefined; to?: string | undefined };

const listRoutes = ({ listPayments, documents }: Deps): Route[] => {
  const list = async (
    query: ListAsked,
    { actor }: Caller,
    scope: Parameters<ListPayments['execute']>[0]['scope'],
  ) => {
    const asked: { page: ReturnType<typeof readPage<PaymentSort>>['page']; dialect: ListDialect } = readPage(
      query,
      'createdAt',
    );
    const page: Page<PaymentView> = await listPayments.execute({
      actor,
      scope,
      filters: { ...query, ...businessDays(query) },
      page: asked.page,
    });
    const found = await documents.of(page.items.map(({ id }) => id));
    return presentList('payments', asked, page, (payment) =>
      presentPayment(payment, found.get(payment.id)?.invoiceId ?? null),
    );
  };
  return [
    serve(contract.listPayments, ({ query, caller }) => list(query, caller, 'back-office')),
    serve(contract.listOwnPayments, ({ query, caller }) => list(query, caller, 'own')),
    serve(contract.listMerchantPayments, ({ params, query, caller }) => list(query, caller, params), {
      find: ({ params, caller }) => list({ size: 1 }, caller, params),
    }),
  ];
};

const paymentRoutesOf = ({
  config: { publicUrl },
  confirmPayment,
  processPayment,
  requestRefund,
  resolveMismatch,
  tellPaymentHistory,
  showPayment,
  documents,
  checkHealth,
}: Deps): Route[] => {
  const present = async (payment: PaymentView) =>
    presentPayment(payment, (await documents.of([payment.id])).get(payment.id)?.invoiceId ?? null);
  const mustBeSeen = ({ params, caller: { actor } }: Beginning<{ id: number }>) =>
    showPayment.execute({ actor, paymentId: params.id });
  return [
    serve(
      contract.confirmPayment,
      async ({ params, body: { sessionId }, caller: { actor, address } }) => {
        const confirmed = await confirmPayment.execute({ actor, paymentId: params.id, sessionId, address });
        return confirmed.seenBy === 'STAFF'
          ? present(confirmed.payment)
          : presentCheckoutState(confirmed.outcome, publicUrl);
      },
      { find: mustBeSeen },
    ),
    serve(contract.getPayment, async ({ params, caller: { actor } }) =>
      present(await showPayment.execute({ actor, paymentId: params.id })),
    ),
    serve(contract.processPayment, ({ params, caller: { actor } }) =>
      processPayment.execute({ actor, paymentId: params.id }),
    ),
    serve(
      history.requestRefund,
      async ({ params, body, caller: { actor, requestKey } }) => {
        const { amount, reason, note = null } = body;
        const wish = { actor, paymentId: params.id, amount, reason, note, requestKey };
        return presentRefund(params.id, await requestRefund.execute(wish));
      },
      { find: mustBeSeen },
    ),
    serve(
      history.resolveMismatch,
      async ({ params, body: { resolution, note = null }, caller: { actor } }) =>
        present(await resolveMismatch.execute({ actor, paymentId: params.id, resolution, note })),
      { find: mustBeSeen },
    ),
    serve(history.getPaymentHistory, async ({ params, caller: { actor } }) =>
      presentHistory(params.id, await tellPaymentHistory.execute({ actor, paymentId: params.id })),
    ),
    serve(contract.paymentsHealth, () => checkHealth.execute()),
  ];
};

const takingsRoutes = ({ showOwnTakings, showDashboard }: Deps): Route[] => [
  serve(contract.getOwnTakings, async ({ query, caller: { actor } }) => {
    const filters = { ...query, ...businessDays(query) };
    const takings = await showOwnTakings.execute({ actor, filters });
    const revenue = Money.ofMinor(takings.succeededInEurMinor, 'EUR');
    return {
      totalRevenue: { amount: revenue.toDecimal(), byCurrency: presentSums(takings.succeeded) },
      totalRevenueInBgn: fixedLevRate.fromEuro(revenue, 'BGN').toDecimal(),
      totalPayments: takings.totalCount,
      succeededPayments: takings.succeededCount,
      successRate: percentOf(takings.succeededCount, takings.totalCount),
    };
  }),
  serve(contract.getDashboardStats, async ({ caller: { actor } }) => {
    const { merchants, takings, monthlyGrowth } = await showDashboard.execute({ actor });
    const rate = percentOf(takings.succeededCount, takings.totalCount);
    return {
      totalMerchants: merchants.total,
      activeMerchants: merchants.active,
      totalPayments: takings.totalCount,
      totalRevenue: Money.ofMinor(takings.succeededInEurMinor, 'EUR').toDecimal(),
      revenueByCurrency: presentSums(takings.succeeded),
      successRate: rate,
      monthlyGrowth,
      // Every payment is a checkout that was started, so the two rates are one (decisions, point 3).
      conversionRate: rate,
    };
  }),
];

export const paymentRoutes = (deps: Deps): Route[] => [
  ...checkoutRoutes(deps),
  ...listRoutes(deps),
  ...paymentRoutesOf(deps),
  ...takingsRoutes(deps),
];

/** The provider's door: the signature decides, a bearer token is not looked at. */
export const webhookRoute = ({ receiveSignal }: Readonly<{ receiveSignal: ReceiveSignal }>): RawRoute => ({
  path: '/webhooks/stripe',
  answer: async ({ body, headers }) => {
    const signature = headers['stripe-signature'];
    await receiveSignal.execute({ body, signature: Array.isArray(signature) ? signature[0] : signature });
    return { received: true };
  },
});
