import { merchants, plain, row, type Row } from '../row.ts';
import type { Callers, OwnedRecords } from '../callers.ts';

/** The payout of a merchant, made once. */
const payoutOf = async ({ merchantId, paymentId }: OwnedRecords, { shop }: Callers): Promise<number> => {
  const [payout] = await shop.database.rows<{ id: number }>(
    `insert into payouts (merchant_id, account_id, provider_payout_id, amount_minor, currency, status, arrival_on,
       automatic, reconciliation, created_at, changed_at)
     values (:merchantId, 'acct_rights', :providerPayoutId, 100, 'EUR', 'PAID', '2026-11-24', true, 'NOT_POSSIBLE',
       now(), now())
     on conflict (provider_payout_id) do update set changed_at = now() returning id`,
    { merchantId, providerPayoutId: `po_rights_${merchantId}_${paymentId}` },
  );
  return payout!.id;
};

const readers = [401, 200, 404, 200, 200, 200, 404, 200, 401] as const;

/** Calls about payouts: of merchants about their own, of the back office about those that it sees. */
export const rows: Readonly<Record<string, Row>> = {
  'GET /payouts/me': plain(merchants(200, 200), '/payouts/me'),
  'GET /payouts/me/balance': plain(merchants(200, 200), '/payouts/me/balance'),
  'GET /payouts/export': plain([401, 200, 200, 200, 403, 200, 200, 200, 401], '/payouts/export?format=csv'),
  'GET /payouts': plain([401, 403, 403, 403, 200, 200, 200, 200, 401], '/payouts'),
  'GET /payouts/:id': row(readers, async (records, callers) => ({
    path: `/payouts/${await payoutOf(records, callers)}`,
  })),
  'GET /payouts/:id/lines': row(readers, async (records, callers) => ({
    path: `/payouts/${await payoutOf(records, callers)}/lines`,
  })),
  // A payment of another merchant is in no payout that the caller sees.
  'GET /payments/:id/payout': row([401, 200, 404, 200, 200, 200, 404, 200, 401], ({ paymentId }) => ({
    path: `/payments/${paymentId}/payout`,
  })),
};
