import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import { amount, moment, text, whole, type ExportColumn } from '#platform/exports/export.ts';
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
];

const source = `from ledger_entries e
  join ledger_transactions t on t.id = e.transaction_id
  join ledger_accounts a on a.id = e.account_id
  join payments p on p.id = t.payment_id
  join merchants m on m.id = p.merchant_id`;

/** Exports the ledger entries of payments in booking order. @throws SignInNeeded, NotAllowed, RateLimited */
export const exportLedger = async (
  { exports, ...deps }: ExportDeps & Readonly<{ exports: ListExports }>,
  request: ExportRequest<PaymentFilters>,
): Promise<ExportedFile> => {
  mustHaveRole(request.actor, 'ADMIN');
  const fileName = await exports.begin('ledger', request);
  const files = exportFiles(deps, ({ filters }: ExportRequest<PaymentFilters>, messages) => {
    const { where, bindings } = filteredRows('all', filters);
    return {
      title: messages.head('ledger'),
      columns: columnsOf(messages),
      source: `${source} where ${where}`,
      orderBy: 'e.id',
      bindings,
    };
  });
  return { fileName, content: files.write(request) };
};
