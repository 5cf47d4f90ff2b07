import { amount, moment, text, whole, type SheetColumn } from '#platform/sheets/sheet.ts';
import type { SheetWords } from '#platform/sheets/sheet-words.ts';
import { sheetFiles, type SheetDeps } from '#platform/sheets/sheet-files.ts';
import type { PaymentSheets } from '../../ports/payment-sheets.ts';
import { filteredRows } from './payment-conditions.ts';

const statuses = ['PENDING', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;

const columnsOf = ({ head, values }: SheetWords): SheetColumn[] => {
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
    text('declineCode', head('decline'), 20, 'p.last_decline_code'),
    text('providerPaymentId', head('provider-id'), 30, 'p.provider_intent_id'),
  ];
};

type Wish = Parameters<PaymentSheets['write']>[0];

export const sqlPaymentSheets = (deps: SheetDeps): PaymentSheets =>
  sheetFiles(deps, ({ visible, filters }: Wish, words) => {
    const { where, bindings } = filteredRows(visible, filters);
    return {
      title: words.head('payments'),
      columns: columnsOf(words),
      source: `from payments p join merchants m on m.id = p.merchant_id where ${where}`,
      orderBy: 'p.id',
      bindings,
      totals: {
        currencySql: 'p.currency',
        // Only what was taken is in a sum.
        countsSql: `p.status = 'SUCCEEDED'`,
        label: words.head('sum'),
        labelColumn: 'merchant',
        currencyColumn: 'currency',
      },
    };
  });
