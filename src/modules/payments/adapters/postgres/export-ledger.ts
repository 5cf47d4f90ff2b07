import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import { nameOfOnlyMerchant, type MerchantDirectory } from '#modules/merchants/index.ts';
import { amount, moment, rate, text, whole, type ExportColumn } from '#platform/exports/export.ts';
import type { ExportMessages } from '#platform/exports/export-messages.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import { filteredRows, givenFilters, type PaymentFilters } from './payment-conditions.ts';

/** Kinds and accounts are exported as stored, for programs and auditors. */
const columnsOf = ({ head }: ExportMessages): ExportColumn[] => [
  whole('id', head('id'), 'e.id'),
  moment('bookedAt', head('booked'), 't.at'),
  text('kind', head('kind'), 16, 't.kind'),
  text('account', head('account'), 22, 'a.code'),
  text('merchant', head('merchant'), 28, 'm.business_name'),
  text('payment', head('payment'), 14, `(p.merchant_id || '-' || p.order_number)`),
  text('payout', head('payout'), 30, `(case when t.payout_id is not null then substr(t.source, 8) end)`),
  amount('amount', head('amount'), 'e.amount_minor'),
  text('currency', head('currency'), 9, 'e.currency'),
  whole('orderNumber', head('order'), 'p.order_number'),
  text('transactionReference', head('transaction'), 30, 'p.transaction_reference'),
  rate('eurRate', head('eur-rate'), `(case when e.currency <> 'EUR' then p.eur_rate end)`),
];

const source = `from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id
  join ledger_accounts a on a.id = e.account_id
  left join payments p on p.id = t.payment_id
  left join lateral (select o.merchant_id from ledger_entries x join ledger_accounts o on o.id = x.account_id
    where x.transaction_id = t.id and o.merchant_id is not null limit 1) payee on t.payment_id is null
  join merchants m on m.id = coalesce(p.merchant_id, payee.merchant_id)`;

/** Conditions on transactions without a payment; none matches a filter that only payments have. */
const otherFilters: Partial<Readonly<Record<string, string>>> = {
  merchantId: 'payee.merchant_id = :merchantId',
  currency: 'e.currency = :currency',
  from: 't.at >= :from',
  to: 't.at < :to',
};
const otherRows = (filters: PaymentFilters): string =>
  ['t.payment_id is null', ...givenFilters(filters).map((name) => otherFilters[name] ?? 'false')].join(
    ' and ',
  );

type Request = ExportRequest<PaymentFilters> & Readonly<{ merchantName: string | undefined }>;
type Deps = ExportDeps & Readonly<{ merchants: MerchantDirectory; exports: ListExports }>;

/** Exports the ledger entries of payments, payouts and movements of bank accounts in booking order. @throws SignInNeeded, NotAllowed, RateLimited */
export const exportLedger = async (
  { merchants, exports, ...deps }: Deps,
  request: ExportRequest<PaymentFilters>,
): Promise<ExportedFile> => {
  mustHaveRole(request.actor, 'ADMIN');
  const fileName = await exports.begin('ledger', request);
  const files = exportFiles(deps, ({ filters }: Request, messages) => {
    const { where, bindings } = filteredRows('all', filters);
    return {
      title: messages.head('ledger'),
      columns: columnsOf(messages),
      source: `${source} where ((t.payment_id is not null and ${where}) or (${otherRows(filters)}))`,
      orderBy: 'e.id',
      bindings,
    };
  });
  const merchantName = await nameOfOnlyMerchant(merchants, 'all', request.filters.merchantId);
  return { fileName, content: files.write({ ...request, merchantName }) };
};
