import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import { nameOfOnlyMerchant, type MerchantDirectory } from '#modules/merchants/index.ts';
import { amount, day, moment, text, whole, type ExportColumn } from '#platform/exports/export.ts';
import type { ExportMessages } from '#platform/exports/export-messages.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import { readablePayouts } from '../../application/policies.ts';
import { payoutStatuses, reconciliations } from '../../domain/payout.ts';
import { filteredPayouts, type PayoutFilters } from './payout-conditions.ts';
import { payoutSource } from './payout-view.ts';

const columnsOf = ({ head, values }: ExportMessages): ExportColumn[] => {
  const status = values('payout', payoutStatuses);
  const reconciliation = values('reconciliation', reconciliations);
  return [
    whole('id', head('id'), 'o.id'),
    text('merchant', head('merchant'), 28, 'm.business_name'),
    moment('createdAt', head('created'), 'o.created_at'),
    day('arrivalOn', head('arrival'), 'o.arrival_on'),
    text('status', head('status'), 16, status('o.status')),
    text('currency', head('currency'), 9, 'o.currency'),
    amount('amount', head('amount'), 'o.amount_minor'),
    whole('payments', head('payments'), 'c.payments'),
    amount('charges', head('charges'), 'c."chargesMinor"'),
    amount('refunds', head('refunds'), 'c."refundsMinor"'),
    amount('disputes', head('disputes'), 'c."disputesMinor"'),
    amount('fees', head('provider-fee'), 'c."feesMinor"'),
    amount('platformFees', head('platform-fee'), 'c."platformFeesMinor"'),
    amount('other', head('other-movements'), 'c."otherMinor"'),
    amount('feeDifference', head('fee-difference'), 'c."feeDifferenceMinor"'),
    text('reconciliation', head('reconciliation'), 20, reconciliation('o.reconciliation')),
    text('bankLast4', head('bank-account'), 14, 'o.bank_last4'),
    text('failureCode', head('failure'), 24, 'o.failure_code'),
    text('traceId', head('bank-reference'), 24, 'o.trace_id'),
    text('providerPayoutId', head('provider-id'), 30, 'o.provider_payout_id'),
  ];
};

type Request = ExportRequest<PayoutFilters> &
  Readonly<{
    merchantName: string | undefined;
    rows: Readonly<{ where: string; bindings: Readonly<Record<string, unknown>> }>;
  }>;
type Deps = ExportDeps & Readonly<{ merchants: MerchantDirectory; exports: ListExports }>;

/**
 * Exports the payouts that the actor may see, filtered as the list is.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, RateLimited
 */
export const exportPayouts = async (
  { merchants, exports, ...deps }: Deps,
  request: ExportRequest<PayoutFilters>,
): Promise<ExportedFile> => {
  mustHaveRole(request.actor, 'MERCHANT', 'ADMIN', 'ACCOUNTANT');
  const visible = await readablePayouts({ merchants }, request.actor, 'exports:read');
  const fileName = await exports.begin('payouts', request);
  const rows = filteredPayouts(visible, request.filters);
  const merchantName = await nameOfOnlyMerchant(merchants, visible, request.filters.merchantId);
  const files = exportFiles(deps, ({ rows: { where, bindings } }: Request, messages) => ({
    title: messages.head('payouts'),
    columns: columnsOf(messages),
    source: `from ${payoutSource} where ${where}`,
    orderBy: 'o.id',
    bindings,
    totals: {
      currencySql: 'o.currency',
      // A returned payout is in a later one again.
      countsSql: `o.status not in ('FAILED', 'CANCELED')`,
      label: messages.head('sum'),
      labelColumn: 'merchant',
      currencyColumn: 'currency',
    },
  }));
  return { fileName, content: files.write({ ...request, merchantName, rows }) };
};
