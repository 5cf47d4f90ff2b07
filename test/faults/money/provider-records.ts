import type Stripe from 'stripe';
import type { Database } from '#platform/database/database.ts';

type Kinds = {
  'checkout.session': Stripe.Checkout.Session;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  balance_transaction: Stripe.BalanceTransaction;
};

/** A sale at the provider: the captured charge of one paid session; amounts in minor units of the charge. */
export type ProviderSale = Readonly<{
  paymentId: number;
  /** Connected account that was charged; empty for the platform's own. */
  account: string;
  charge: Stripe.Charge;
  refunds: readonly Stripe.Refund[];
  disputes: readonly Stripe.Dispute[];
  /** The provider's own fee on the charge, in the account's currency; null before it settled. */
  fee: number | null;
}>;

export type ProviderRecords = Readonly<{
  sales: readonly ProviderSale[];
  /** Balance in euro before fees: charged, refunded, disputed, returned, paid out to merchants. */
  euroBalance: number;
}>;

/** True for a refund whose money has left; that of a failed one is returned. */
export const isGivenBack = ({ status }: Stripe.Refund): boolean =>
  status !== 'failed' && status !== 'canceled';

/** True while a dispute holds its amount or has taken it: withdrawn and not reinstated. */
export const isWithdrawn = ({ balance_transactions }: Stripe.Dispute): boolean =>
  balance_transactions.reduce((sum, { amount }) => sum + amount, 0) < 0;

const idOf = (field: string | { id: string } | null | undefined): string =>
  typeof field === 'string' ? field : (field?.id ?? '');

/** Reads the sandbox's own tables, so that faults of its API cannot affect the verdict. */
export const readProviderRecords = async (database: Database): Promise<ProviderRecords> => {
  const accounts = new Map(
    (
      await database.rows<{ id: string; account: string }>(
        `select id, account from sandbox.objects where kind = 'charge'`,
      )
    ).map(({ id, account }) => [id, account]),
  );
  const all = async <K extends keyof Kinds>(kind: K): Promise<Kinds[K][]> => {
    const rows = await database.rows<{ body: Kinds[K] }>(
      'select body from sandbox.objects where kind = ? order by seq',
      [kind],
    );
    return rows.map(({ body }) => body);
  };
  const charges = new Map(
    (await all('charge')).filter(({ paid }) => paid).map((charge) => [idOf(charge.payment_intent), charge]),
  );
  const refunds = Map.groupBy(await all('refund'), ({ charge }) => idOf(charge));
  const disputes = Map.groupBy(await all('dispute'), ({ charge }) => idOf(charge));
  const movements = await all('balance_transaction');
  const fees = new Map(
    movements
      .filter(({ type }) => type === 'charge')
      .map(({ source, fee_details }) => [
        idOf(source as string),
        fee_details.filter(({ type }) => type === 'stripe_fee').reduce((sum, { amount }) => sum + amount, 0),
      ]),
  );
  const sales = (await all('checkout.session')).flatMap((session): ProviderSale[] => {
    const charge = charges.get(idOf(session.payment_intent));
    if (session.payment_status !== 'paid' || charge === undefined) return [];
    return [
      {
        paymentId: Number(session.client_reference_id),
        account: accounts.get(charge.id)!,
        charge,
        refunds: refunds.get(charge.id) ?? [],
        disputes: disputes.get(charge.id) ?? [],
        fee: fees.get(charge.id) ?? null,
      },
    ];
  });
  // The platform pays out its own money.
  const ownPayouts = new Set(
    (
      await database.rows<{ id: string }>(
        `select id from sandbox.objects where kind = 'payout' and account = ''`,
      )
    ).map(({ id }) => id),
  );
  const euroBalance = movements
    .filter(({ exchange_rate, source }) => exchange_rate === null && !ownPayouts.has(idOf(source as string)))
    .reduce((sum, { amount }) => sum + amount, 0);
  return { sales, euroBalance };
};
