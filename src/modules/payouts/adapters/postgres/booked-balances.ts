import type { PayoutStatus } from '../../domain/payout.ts';
import type { Database } from '#platform/database/database.ts';

/** What the ledger owes a merchant on one account, and what it cannot know, in minor units by currency. */
export type BookedBalance = Readonly<{ currency: string; bookedMinor: number; unknownMinor: number }>;
export type CheckedAccount = Readonly<{ accountId: string; merchantId: number }>;

/** Accounts with payments or payouts since the instant. */
export const accountsToCheck = (database: Database, since: Date): Promise<CheckedAccount[]> =>
  database.rows<CheckedAccount>(
    `select a.account_id as "accountId", a.merchant_id as "merchantId" from payout_accounts a
     where exists (select from payments p where p.merchant_id = a.merchant_id
         and p.provider_account = a.account_id and p.created_at >= cast(:since as timestamptz) - interval '1 day')
       or exists (select from payouts o where o.account_id = a.account_id and o.created_at >= :since)
     order by a.merchant_id, a.account_id`,
    { since },
  );

/** Owed, held in disputes and held for a decision: all of it is in the balance of the account. */
const booked = `
  select e.currency, -sum(e.amount_minor) as minor
  from ledger_transactions t
  join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
  left join payments p on p.id = t.payment_id left join payouts o on o.id = t.payout_id
  where a.code in ('MERCHANT_PAYABLE', 'DISPUTE_HOLD', 'MISMATCH_HOLD')
    and coalesce(p.merchant_id, o.merchant_id) = :merchantId
    and coalesce(p.provider_account, o.account_id) = :accountId
  group by e.currency`;

/**
 * Movements in payouts that the ledger does not book: fees apart from charges, adjustments, unknown payments. Of a payout
 * by hand, which an automatic one lists, and of its way back the payout itself is booked.
 */
const unknownLines = `
  select o.currency, sum(l.net_minor) as minor
  from payout_lines l join payouts o on o.id = l.payout_id
  where o.account_id = :accountId and l.payment_id is null and l.provider_type not in ('payout', 'payout_failure', 'payout_cancel')
  group by o.currency`;

/** True fees that no payout has shown yet, less the booked ones. */
const unbookedFees = `
  select p.charge_currency as currency, sum(p.charge_merchant_fee_minor - p.provider_fee_actual_minor) as minor
  from payments p
  where p.merchant_id = :merchantId and p.provider_account = :accountId and p.status = 'SUCCEEDED'
    and p.provider_fee_currency = p.charge_currency and p.provider_fee_actual_minor <> p.charge_merchant_fee_minor
    and not exists (select from payout_lines l where l.payment_id = p.id and l.kind = 'CHARGE')
  group by p.charge_currency`;

/** Net amounts of payments whose movement at the provider is not known here yet: it follows the charge after seconds. */
export const movingAmounts = (
  database: Database,
  account: CheckedAccount,
): Promise<Readonly<{ currency: string; minor: number }>[]> =>
  database.rows(
    `select charge_currency as currency, charge_net_amount_minor as minor from payments
     where merchant_id = :merchantId and provider_account = :accountId and status = 'SUCCEEDED'
       and provider_fee_status = 'PENDING'`,
    account,
  );

/** The currencies to which the provider converts charges in these currencies: its fee is in them. */
export const settledCurrencies = async (
  database: Database,
  { merchantId, accountId }: CheckedAccount,
  currencies: readonly string[],
): Promise<readonly string[]> => {
  const rows = await database.rows<{ currency: string }>(
    `select distinct provider_fee_currency as currency from payments
     where merchant_id = :merchantId and provider_account = :accountId and charge_currency = any(:currencies)
       and provider_fee_currency is not null`,
    { merchantId, accountId, currencies: [...currencies] },
  );
  return rows.map(({ currency }) => currency);
};

/** The booked balance of one account, one entry a currency. */
export const bookedBalances = (database: Database, account: CheckedAccount): Promise<BookedBalance[]> =>
  database.rows<BookedBalance>(
    `select coalesce(b.currency, u.currency) as currency, coalesce(b.minor, 0)::bigint as "bookedMinor",
       coalesce(u.minor, 0)::bigint as "unknownMinor"
     from (${booked}) b full join (
       select currency, sum(minor) as minor from (${unknownLines} union all ${unbookedFees}) each group by currency
     ) u on u.currency = b.currency order by 1`,
    account,
  );

/** The stored ones of these payouts of the provider, with their status. */
export const storedPayouts = async (
  database: Database,
  providerPayoutIds: readonly string[],
): Promise<ReadonlyMap<string, PayoutStatus>> => {
  const rows = await database.rows<{ id: string; status: PayoutStatus }>(
    'select provider_payout_id as id, status from payouts where provider_payout_id = any(:providerPayoutIds)',
    { providerPayoutIds: [...providerPayoutIds] },
  );
  return new Map(rows.map(({ id, status }) => [id, status]));
};
