import { mustHaveRole } from '#kernel/actor.ts';
import { mustHoldAsMember } from '#kernel/merchant-rights.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import { nameOfOnlyMerchant, type MerchantDirectory } from '#modules/merchants/index.ts';
import { amount, moment, rate, text, whole, type ExportColumn } from '#platform/exports/export.ts';
import type { ExportMessages } from '#platform/exports/export-messages.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import { filteredRows, type PaymentFilters } from './payment-conditions.ts';

const statuses = ['PENDING', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;

const methods = ['CARD', 'BANK'] as const;

const columnsOf = ({ head, values }: ExportMessages): ExportColumn[] => {
  const status = values('payment', statuses);
  return [
    whole('id', head('id'), 'p.id'),
    text('reference', head('reference'), 14, `(p.merchant_id || '-' || p.order_number)`),
    text('merchant', head('merchant'), 28, 'm.business_name'),
    moment('createdAt', head('created'), 'p.created_at'),
    moment('succeededAt', head('paid'), 'p.succeeded_at'),
    text('status', head('status'), 14, status('p.status')),
    text('currency', head('currency'), 9, 'p.currency'),
    amount('amount', head('amount'), 'p.amount_minor'),
    amount('platformFee', head('platform-fee'), 'p.platform_fee_minor'),
    amount('merchantFee', head('provider-fee'), 'p.merchant_fee_minor'),
    amount('netAmount', head('net-amount'), 'p.net_amount_minor'),
    text('chargeCurrency', head('charge-currency'), 9, 'p.charge_currency'),
    amount('chargeAmount', head('charge-amount'), 'p.charge_amount_minor'),
    amount('refundedAmount', head('refunded'), 'p.refunded_amount_minor'),
    amount('amountInEuro', head('in-euro'), 'p.eur_amount_minor'),
    text('customer', head('customer'), 28, 'p.customer_name'),
    text('customerEmail', head('email'), 28, 'p.customer_email'),
    text('description', head('description'), 36, 'p.description'),
    text('note', head('note'), 36, 'p.note'),
    text('declineCode', head('decline'), 20, 'p.last_decline_code'),
    text('providerPaymentId', head('provider-id'), 30, 'p.provider_intent_id'),
    whole('orderNumber', head('order'), 'p.order_number'),
    text('transactionReference', head('transaction'), 30, 'p.transaction_reference'),
    rate('eurRate', head('eur-rate'), `(case when p.charge_currency <> 'EUR' then p.eur_rate end)`),
    text('method', head('method'), 14, values('method', methods)('p.method')),
  ];
};

type FileRequest = Pick<ExportRequest<PaymentFilters>, 'format' | 'language' | 'filters'> &
  Readonly<{
    merchantName?: string | undefined;
    rows: Readonly<{ where: string; bindings: Readonly<Record<string, unknown>> }>;
  }>;

/** Files of payments `p`; the caller has checked the visibility. */
export const paymentFiles = (deps: ExportDeps) =>
  exportFiles(deps, ({ rows: { where, bindings } }: FileRequest, messages) => ({
    title: messages.head('payments'),
    columns: columnsOf(messages),
    source: `from payments p join merchants m on m.id = p.merchant_id where ${where}`,
    orderBy: 'p.id',
    bindings,
    totals: {
      currencySql: 'p.currency',
      // Sums count succeeded payments only.
      countsSql: `p.status = 'SUCCEEDED'`,
      label: messages.head('sum'),
      labelColumn: 'merchant',
      currencyColumn: 'currency',
    },
  }));

type Deps = ExportDeps & Readonly<{ merchants: MerchantDirectory; exports: ListExports }>;

/**
 * Exports the payments that the actor may see, filtered as the list is, from one database snapshot.
 * @throws SignInNeeded, NotAllowed, RateLimited
 */
export const exportPayments = async (
  { merchants, exports, ...deps }: Deps,
  request: ExportRequest<PaymentFilters>,
): Promise<ExportedFile> => {
  mustHaveRole(request.actor, 'ADMIN', 'ACCOUNTANT', 'MERCHANT');
  mustHoldAsMember(request.actor, 'EXPORT', 'exports:read');
  const visible = await merchants.visibleTo(request.actor);
  const fileName = await exports.begin('payments', request);
  const rows = filteredRows(visible, request.filters);
  const merchantName = await nameOfOnlyMerchant(merchants, visible, request.filters.merchantId);
  return { fileName, content: paymentFiles(deps).write({ ...request, merchantName, rows }) };
};
