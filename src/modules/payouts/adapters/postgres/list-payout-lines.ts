import type { Page, PageRequest } from '#kernel/page.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import type { LineKind } from '../../domain/payout-line.ts';
import { feeDifference } from './payout-view.ts';

/** A line for lists; amounts in minor units of the payout's currency. */
export type LineView = Readonly<{
  id: number;
  kind: LineKind;
  paymentId: number | null;
  orderNumber: number | null;
  description: string | null;
  customerName: string | null;
  grossMinor: number;
  feeMinor: number;
  platformFeeMinor: number;
  netMinor: number;
  expectedFeeMinor: number | null;
  at: string;
  providerType: string;
  providerSource: string | null;
}>;

const sortColumns = { id: 'l.id', at: 'l.at', net: 'l.net_minor' } as const;
export type LineSort = keyof typeof sortColumns;

const columns = `l.id, l.kind, l.payment_id as "paymentId", p.order_number as "orderNumber",
  coalesce(p.description, l.description) as description, p.customer_name as "customerName",
  l.gross_minor as "grossMinor", l.fee_minor as "feeMinor", l.platform_fee_minor as "platformFeeMinor",
  l.net_minor as "netMinor", case when l.kind = 'CHARGE' and p.status = 'SUCCEEDED' and p.charge_currency = o.currency
    then p.charge_merchant_fee_minor end as "expectedFeeMinor", l.at, l.provider_type as "providerType",
  l.provider_source as "providerSource"`;

const source = `payout_lines l join payouts o on o.id = l.payout_id left join payments p on p.id = l.payment_id`;

const differing = `(${feeDifference} <> 0 or (l.payment_id is null
  and l.kind in ('CHARGE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_REVERSAL')))`;

type Query = Readonly<{
  payoutId: number;
  kind: LineKind | undefined;
  review: 'DIFFERS' | undefined;
  page: PageRequest<LineSort>;
}>;

/** One page of the lines of a payout; the caller has checked that the actor sees it. */
export const listPayoutLines = (
  database: Database,
  { payoutId, kind, review, page }: Query,
): Promise<Page<LineView>> =>
  keysetPage<LineView>(
    database,
    {
      columns,
      source,
      where: `l.payout_id = :payoutId and (cast(:kind as text) is null or l.kind = :kind)
        and ${review === undefined ? 'true' : differing}`,
      bindings: { payoutId, kind: kind ?? null },
      idColumn: 'l.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
