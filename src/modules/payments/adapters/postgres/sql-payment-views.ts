import type { Page, PageRequest } from '#kernel/page.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import type {
  CurrencySum,
  HistoryView,
  LedgerLineView,
  PaymentFilters,
  PaymentSort,
  PaymentView,
  PaymentViews,
  Takings,
} from '../../ports/payment-views.ts';
import { filteredRows, visibleRows } from './payment-conditions.ts';
import { summedBy, summedRows } from './summed-rows.ts';

const columns = `
  p.id, p.merchant_id as "merchantId", m.business_name as "merchantName", p.payment_link_id as "linkId",
  p.order_number as "orderNumber", p.amount_minor as "amountMinor", p.currency,
  p.charge_amount_minor as "chargeAmountMinor", p.charge_currency as "chargeCurrency", p.fx_rate::text as "fxRate",
  p.status, p.description, p.customer_name as "customerName", p.customer_email as "customerEmail",
  p.platform_fee_minor as "platformFeeMinor", p.merchant_fee_minor as "merchantFeeMinor",
  p.net_amount_minor as "netAmountMinor", p.charge_platform_fee_minor as "chargePlatformFeeMinor",
  p.charge_merchant_fee_minor as "chargeMerchantFeeMinor", p.charge_net_amount_minor as "chargeNetAmountMinor",
  p.refunded_amount_minor as "refundedAmountMinor", p.refund_status as "refundStatus",
  p.dispute_status as "disputeStatus", p.late, p.duplicate_of as "duplicateOf", p.mismatch,
  p.captured_amount_minor as "capturedAmountMinor", p.captured_currency as "capturedCurrency",
  p.mismatch_resolution as "mismatchResolution",
  p.card_brand as "cardBrand", p.card_last4 as "cardLast4", p.last_decline_code as "lastDeclineCode",
  p.provider_intent_id as "providerPaymentId", p.created_at as "createdAt", p.updated_at as "updatedAt",
  p.succeeded_at as "succeededAt"`;
const source = 'payments p join merchants m on m.id = p.merchant_id';

const sortColumns: Readonly<Record<PaymentSort, string>> = {
  id: 'p.id',
  createdAt: 'p.created_at',
  amount: 'p.amount_minor',
  status: 'p.status',
  currency: 'p.currency',
};

export class SqlPaymentViews implements PaymentViews {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async list(
    visible: Visibility,
    filters: PaymentFilters,
    page: PageRequest<PaymentSort>,
  ): Promise<Page<PaymentView>> {
    const { where, bindings } = filteredRows(visible, filters);
    const list = { columns, source, countSource: 'payments p', where, bindings, idColumn: 'p.id' };
    const count = this.#counted(visible, filters);
    const place = {
      sortColumn: sortColumns[page.sortBy],
      isReplicaEnough: visible === 'all',
    };
    return keysetPage(this.#database, { ...list, ...count, ...place }, page);
  }

  /** Where the totals know how many there are, nobody counts. */
  #counted(visible: Visibility, filters: PaymentFilters) {
    const kind = summedBy(visible, filters);
    if (kind === null) return {};
    const { view, where, bindings } = summedRows(kind, visible, filters);
    const sql = `select coalesce(sum(t.payments), 0)::bigint as total from ${view} t where ${where}`;
    return { count: { sql, bindings } };
  }

  async byId(id: number, visible: Visibility): Promise<PaymentView | null> {
    const { where, bindings } = visibleRows(visible);
    const [view] = await this.#database.rows<PaymentView>(
      `select ${columns} from ${source} where p.id = :id and ${where}`,
      { ...bindings, id },
    );
    return view ?? null;
  }

  async takings(visible: Visibility, period: Pick<PaymentFilters, 'from' | 'to'> = {}): Promise<Takings> {
    const kind = summedBy(visible, period);
    if (kind === null) throw new Error('there are no totals by day for some of the merchants');
    const { view, where, bindings } = summedRows(kind, visible, period);
    const rows = await this.#database.rows<CurrencySum & { status: string; eurMinor: number }>(
      `select t.currency, t.status, sum(t.amount_minor)::bigint as "amountMinor",
              sum(t.eur_minor)::bigint as "eurMinor", sum(t.payments)::bigint as count
       from ${view} t where ${where} group by t.currency, t.status having sum(t.payments) > 0 order by t.currency`,
      bindings,
    );
    const succeeded = rows.filter(({ status }) => status === 'SUCCEEDED');
    return {
      succeeded: succeeded.map(({ currency, amountMinor, count }) => ({ currency, amountMinor, count })),
      succeededInEurMinor: succeeded.reduce((sum, { eurMinor }) => sum + eurMinor, 0),
      succeededCount: succeeded.reduce((sum, { count }) => sum + count, 0),
      totalCount: rows.reduce((sum, { count }) => sum + count, 0),
    };
  }

  async history(paymentId: number): Promise<readonly HistoryView[]> {
    return this.#database.rows<HistoryView>(
      `select seq, kind, from_status as "fromStatus", status, reason, actor, at
       from payment_events where payment_id = :paymentId order by seq`,
      { paymentId },
    );
  }

  async ledgerLines(paymentId: number): Promise<readonly LedgerLineView[]> {
    return this.#database.rows<LedgerLineView>(
      `select t.kind, a.code as account, e.amount_minor as "amountMinor", e.currency, t.at
       from ledger_entries e
       join ledger_transactions t on t.id = e.transaction_id
       join ledger_accounts a on a.id = e.account_id
       where t.payment_id = :paymentId order by e.id`,
      { paymentId },
    );
  }

  async countMerchants(): Promise<{ total: number; active: number }> {
    const [counted] = await this.#database.rows<{ total: number; active: number }>(
      `select count(*)::bigint as total, count(*) filter (where status = 'ACTIVE')::bigint as active
       from merchants where closed_at is null`,
    );
    return counted!;
  }
}
