import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import { nameOfOnlyMerchant, type MerchantDirectory } from '#modules/merchants/index.ts';
import { amount, moment, rate, text, whole, type ExportColumn } from '#platform/exports/export.ts';
import type { ExportMessages } from '#platform/exports/export-messages.ts';
import { exportFiles, type ExportDeps } from '#platform/exports/export-files.ts';
import { filteredRows, type PaymentFilters } from './payment-conditions.ts';

/** Kinds and accounts are exported as stored, for programs and auditors. */
const columnsOf = ({ head }: ExportMessages): ExportColumn[] => [
  whole('id', head('id'), 'e.id'),
  moment('bookedAt', head('booked'), 't.at'),
  text('kind', head('kind'), 16, 't.kind'),
  text('account', head('account'), 22, 'a.code'),
  text('merchant', head('merchant'), 28, 'm.business_name'),
  text('payment', head('payment'), 14, `(p.merchant_id || '-' || p.order_number)`),
  amount('amount', head('amount'), 'e.amount_minor'),
  text('currency', head('currency'), 9, 'e.currency'),
  whole('orderNumber', head('order'), 'p.order_number'),
  text('transactionReference', head('transaction'), 30, 'p.transaction_reference'),
  rate('eurRate', head('eur-rate'), `(case when e.currency <> 'EUR' then p.eur_rate end)`),
];

const source = `from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id
  join ledger_accounts a on a.id = e.account_id
  join payments p on p.id = t.payment_id
  join merchants m on m.id = p.merchant_id`;

type Request = ExportRequest<PaymentFilters> & Readonly<{ merchantName: string | undefined }>;
type Deps = ExportDeps & Readonly<{ merchants: MerchantDirectory; exports: ListExports }>;

/** Exports the ledger entries of payments in booking order. @throws SignInNeeded, NotAllowed, RateLimited */
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
      source: `${source} where ${where}`,
      orderBy: 'e.id',
      bindings,
    };
  });
  const merchantName = await nameOfOnlyMerchant(merchants, 'all', request.filters.merchantId);
  return { fileName, content: files.write({ ...request, merchantName }) };
};
