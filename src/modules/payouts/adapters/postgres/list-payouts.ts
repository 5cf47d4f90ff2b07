import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import { maySee } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Database } from '#platform/database/database.ts';
import { keysetPage } from '#platform/database/keyset-page.ts';
import { payoutsOfBackOffice, readablePayouts } from '../../application/policies.ts';
import { PayoutNotFound } from '../../domain/failures.ts';
import { filteredPayouts, type PayoutFilters } from './payout-conditions.ts';
import { payoutColumns, payoutSource, type PayoutView } from './payout-view.ts';

const sortColumns = {
  id: 'o.id',
  createdAt: 'o.created_at',
  arrivalOn: 'o.arrival_on',
  amount: 'o.amount_minor',
  status: 'o.status',
} as const;
export type PayoutSort = keyof typeof sortColumns;

type Deps = Readonly<{ database: Database; merchants: MerchantDirectory }>;
type Query = Readonly<{
  actor: Actor;
  scope: 'own' | 'back-office';
  filters: PayoutFilters;
  page: PageRequest<PayoutSort>;
}>;

/** One page of the payouts of a scope. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const listPayouts = async (
  deps: Deps,
  { actor, scope, filters, page }: Query,
): Promise<Page<PayoutView>> => {
  const visible =
    scope === 'own' ? [mustHold(actor, 'EXPORT', 'payments:read')] : await payoutsOfBackOffice(deps, actor);
  return keysetPage<PayoutView>(
    deps.database,
    {
      columns: payoutColumns,
      source: payoutSource,
      countSource: 'payouts o',
      ...filteredPayouts(visible, filters),
      idColumn: 'o.id',
      sortColumn: sortColumns[page.sortBy],
    },
    page,
  );
};

/** @throws SignInNeeded, SecondFactorRequired, NotAllowed, PayoutNotFound, also for one that the actor may not see */
export const getPayout = async (deps: Deps, actor: Actor, id: number): Promise<PayoutView> => {
  const { where, bindings } = filteredPayouts(await readablePayouts(deps, actor), {});
  const [payout] = await deps.database.rows<PayoutView>(
    `select ${payoutColumns} from ${payoutSource} where o.id = :id and ${where}`,
    { ...bindings, id },
  );
  if (payout === undefined) throw new PayoutNotFound();
  return payout;
};

/** Some payouts of one merchant, in an order; the caller has checked the right. */
export const payoutsOfMerchant = (
  { database }: Pick<Deps, 'database'>,
  merchantId: number,
  { where, orderBy }: Readonly<{ where: string; orderBy: string }>,
): Promise<PayoutView[]> =>
  database.rows<PayoutView>(
    `select ${payoutColumns} from ${payoutSource} where o.merchant_id = :merchantId and ${where}
     order by ${orderBy} limit 1`,
    { merchantId },
  );

/**
 * The payout with the charge of a payment; null while it is in none.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, PayoutNotFound for a payment that the actor may not see
 */
export const getPayoutOfPayment = async (
  deps: Deps,
  actor: Actor,
  paymentId: number,
): Promise<PayoutView | null> => {
  const visible = await readablePayouts(deps, actor);
  const [payment] = await deps.database.rows<{ merchantId: number }>(
    'select merchant_id as "merchantId" from payments where id = :paymentId',
    { paymentId },
  );
  if (payment === undefined || !maySee(visible, payment.merchantId)) throw new PayoutNotFound();
  const [payout] = await deps.database.rows<PayoutView>(
    `select ${payoutColumns} from ${payoutSource} where o.merchant_id = :merchantId and o.id = (
       select x.payout_id from payout_lines x where x.payment_id = :paymentId and x.kind = 'CHARGE'
       order by x.id limit 1)`,
    { ...payment, paymentId },
  );
  return payout ?? null;
};
