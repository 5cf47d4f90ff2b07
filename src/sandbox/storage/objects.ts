import type Stripe from 'stripe';
import type { Transaction } from './transaction.ts';

/** Stored objects of the provider by their `object` field. */
export type Kinds = {
  'checkout.session': Stripe.Checkout.Session;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  customer: Stripe.Customer;
  charge: Stripe.Charge;
  balance_transaction: Stripe.BalanceTransaction;
  application_fee: Stripe.ApplicationFee;
  refund: Stripe.Refund;
  file: Stripe.File;
  payout: Stripe.Payout;
  dispute: Stripe.Dispute;
  'radar.early_fraud_warning': Stripe.Radar.EarlyFraudWarning;
  event: Stripe.Event;
  webhook_endpoint: Stripe.WebhookEndpoint;
  account: Stripe.Account;
};

export type Kind = keyof Kinds;

/** Internal data of an object that no answer shows, such as a webhook's secret. */
export type Hidden = Readonly<Record<string, unknown>>;

/** An object as stored. */
export type Stored<K extends Kind> = { body: Kinds[K]; hidden: Hidden; account: string };

type Row<K extends Kind> = { body: Kinds[K]; hidden: Hidden; account: string };

/** Adds an object to the transaction's account. */
export const insertObject = async <K extends Kind>(
  tx: Transaction,
  kind: K,
  body: Kinds[K],
  hidden: Hidden = {},
): Promise<void> => {
  const created = 'created' in body ? (body.created ?? 0) : tx.context.clock.seconds();
  await tx.client.query(
    `insert into sandbox.objects (id, kind, account, created, body, hidden) values ($1, $2, $3, $4, $5, $6)`,
    [body.id, kind, tx.account, created, JSON.stringify(body), JSON.stringify(hidden)],
  );
};

/** The object of this kind and id in the transaction's account, if there is one. */
export const findObject = async <K extends Kind>(
  tx: Transaction,
  kind: K,
  id: string,
): Promise<Stored<K> | undefined> => {
  const found = await tx.client.query<Row<K>>(
    'select body, hidden, account from sandbox.objects where id = $1 and kind = $2 and account = $3',
    [id, kind, tx.account],
  );
  return found.rows[0];
};

/** Like `findObject`, and locks the row until the transaction ends. */
export const lockObject = async <K extends Kind>(
  tx: Transaction,
  kind: K,
  id: string,
): Promise<Stored<K> | undefined> => {
  const found = await tx.client.query<Row<K>>(
    'select body, hidden, account from sandbox.objects where id = $1 and kind = $2 and account = $3 for update',
    [id, kind, tx.account],
  );
  return found.rows[0];
};

/** Replaces an object's body, and its hidden data when given. */
export const saveObject = async (
  tx: Transaction,
  body: Kinds[Kind],
  hidden: Hidden | null = null,
): Promise<void> => {
  await tx.client.query(
    'update sandbox.objects set body = $2, hidden = coalesce($3::jsonb, hidden) where id = $1',
    [body.id, JSON.stringify(body), hidden === null ? null : JSON.stringify(hidden)],
  );
};

/** The account of an object of any kind; undefined when there is no such object. */
export const accountOf = async (
  client: Pick<Transaction['client'], 'query'>,
  id: string,
): Promise<string | undefined> => {
  const found = await client.query<{ account: string }>('select account from sandbox.objects where id = $1', [
    id,
  ]);
  return found.rows[0]?.account;
};
