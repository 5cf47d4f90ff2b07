import type { Language } from '#kernel/language.ts';
import type { Sentences } from '#kernel/sentences.ts';
import type { Config } from '#platform/config.ts';
import { amount, moment, text, whole, type Sheet, type SheetColumn } from '#platform/sheets/sheet.ts';
import { headings, valueWords } from '#platform/sheets/sheet-words.ts';
import { sheetsFrom } from '#platform/sheets/sheets-from.ts';
import { writeSheet } from '#platform/sheets/write-sheet.ts';
import type { PaymentSheets } from '../../ports/payment-sheets.ts';
import { filteredRows } from './payment-conditions.ts';

type Deps = Readonly<{ config: Config; sentences: Sentences }>;

const statuses = ['PENDING', 'PROCESSING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;

const columnsOf = (sentences: Sentences, language: Language): SheetColumn[] => {
  const head = headings(sentences, language);
  const status = valueWords(sentences, language, 'payment', statuses);
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

export class SqlPaymentSheets implements PaymentSheets {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  write(wish: Wish): AsyncIterable<Uint8Array> {
    return writeSheet(sheetsFrom(this.#deps.config), wish.format, this.#sheetOf(wish));
  }

  #sheetOf({ visible, filters, language }: Wish): Sheet {
    const { sentences } = this.#deps;
    const head = headings(sentences, language);
    const { where, bindings } = filteredRows(visible, filters);
    return {
      title: head('payments'),
      language,
      columns: columnsOf(sentences, language),
      source: `from payments p join merchants m on m.id = p.merchant_id where ${where}`,
      orderBy: 'p.id',
      bindings,
      totals: {
        currencySql: 'p.currency',
        // Only what was taken is in a sum.
        countsSql: `p.status = 'SUCCEEDED'`,
        label: head('sum'),
        labelColumn: 'merchant',
        currencyColumn: 'currency',
      },
    };
  }
}
