import { Stripe } from 'stripe';
import { ProviderAway } from '#kernel/provider-failures.ts';
import { onAccount } from '#platform/stripe/on-account.ts';
import type { MissingPermission } from '../../ports/provider-setup.ts';

const { errors } = Stripe;

type Options = Stripe.RequestOptions;
type Probe = Readonly<{
  permission: string;
  /** Whether the product makes the call on connected accounts. */
  isOnAccounts?: boolean;
  /** Whether only `STRIPE_ROUTING=direct` needs it. */
  isOfConnect?: boolean;
  run: (stripe: Stripe, options: Options) => Promise<unknown>;
}>;

/** No object has this id: a call about it changes nothing, and is answered 404 when the key is permitted. */
const unknown = 'plateno-permission-check';
const one = { limit: 1 };

/** Every kind of call that the product makes. A permission to write is tried on an object that does not exist. */
const probes: readonly Probe[] = [
  { permission: 'Accounts: read', run: ({ accounts }, options) => accounts.retrieveCurrent({}, options) },
  {
    permission: 'Balance: read',
    isOnAccounts: true,
    run: ({ balance }, options) => balance.retrieve({}, options),
  },
  {
    permission: 'Balance transactions: read',
    isOnAccounts: true,
    run: ({ balanceTransactions }, options) => balanceTransactions.list(one, options),
  },
  {
    permission: 'Checkout Sessions: write',
    isOnAccounts: true,
    run: ({ checkout }, options) => checkout.sessions.expire(`cs_${unknown}`, {}, options),
  },
  {
    permission: 'Payment Intents: write',
    isOnAccounts: true,
    run: ({ paymentIntents }, options) => paymentIntents.cancel(`pi_${unknown}`, {}, options),
  },
  {
    permission: 'Payment Methods: write',
    isOnAccounts: true,
    run: ({ paymentMethods }, options) => paymentMethods.detach(`pm_${unknown}`, {}, options),
  },
  {
    permission: 'Charges: read',
    isOnAccounts: true,
    run: ({ charges }, options) => charges.list(one, options),
  },
  {
    permission: 'Refunds: write',
    isOnAccounts: true,
    run: ({ refunds }, options) => refunds.create({ payment_intent: `pi_${unknown}` }, options),
  },
  {
    permission: 'Disputes: write',
    isOnAccounts: true,
    run: ({ disputes }, options) => disputes.update(`du_${unknown}`, {}, options),
  },
  {
    permission: 'Radar: read',
    isOnAccounts: true,
    run: ({ radar }, options) => radar.earlyFraudWarnings.list(one, options),
  },
  {
    permission: 'Payouts: read',
    isOnAccounts: true,
    isOfConnect: true,
    run: ({ payouts }, options) => payouts.list(one, options),
  },
  {
    permission: 'Events: read',
    isOnAccounts: true,
    run: ({ events }, options) => events.list(one, options),
  },
  {
    permission: 'Webhook Endpoints: read',
    run: ({ webhookEndpoints }, options) => webhookEndpoints.list(one, options),
  },
  {
    permission: 'Connect, Accounts: read',
    isOfConnect: true,
    run: ({ accounts }, options) => accounts.list(one, options),
  },
  {
    permission: 'Connect, Account Links: write',
    isOfConnect: true,
    run: ({ accountLinks }, options) =>
      accountLinks.create(
        {
          account: `acct_${unknown}`,
          type: 'account_onboarding',
          refresh_url: 'https://plateno.invalid/',
          return_url: 'https://plateno.invalid/',
        },
        options,
      ),
  },
];

/** The permissions of a restricted key that the check tries, in words. */
export const triedPermissions: readonly string[] = probes.map(({ permission }) => permission);

/** `account_invalid` is a 403, too: the account does not exist, which says nothing about the key. */
const isDenied = (error: unknown): error is InstanceType<typeof errors.StripePermissionError> =>
  error instanceof errors.StripePermissionError && error.code !== 'account_invalid';

/** Whether the provider refuses the key altogether (401). */
export const isKeyRefused = (error: unknown): boolean => error instanceof errors.StripeAuthenticationError;

/** The provider answered about the object or the parameters: the key is permitted. */
const isAnswered = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError || error instanceof errors.StripePermissionError;

/** What the call returns; null without the permission. @throws the SDK's error for a refused key, ProviderAway */
export const permitted = async <T>(call: () => Promise<T>): Promise<T | null> => {
  try {
    return await call();
  } catch (error) {
    if (isDenied(error)) return null;
    throw isKeyRefused(error) ? error : new ProviderAway(error);
  }
};

/** The permission's name stands in the text of the error only. */
const nameIn = (message: string): string | null => /\brak_\w+/.exec(message)?.[0] ?? null;

/** @throws the SDK's error for a refused key, ProviderAway */
const lackOf = async (
  stripe: Stripe,
  probe: Probe,
  account: string | null,
): Promise<MissingPermission | null> => {
  try {
    await probe.run(stripe, onAccount(account));
    return null;
  } catch (error) {
    if (isDenied(error)) {
      const { permission } = probe;
      return { permission, name: nameIn(error.message), isOnAccounts: account !== null };
    }
    if (isAnswered(error)) return null;
    if (isKeyRefused(error)) throw error;
    throw new ProviderAway(error);
  }
};

/**
 * The permissions that the key lacks on the platform's account and, with connected accounts, on the given one. With
 * direct charges those about payments are needed there only.
 * @throws the SDK's error for a refused key, ProviderAway
 */
export const lackingPermissions = async (
  stripe: Stripe,
  routing: 'none' | 'direct',
  accounts: readonly string[],
): Promise<MissingPermission[]> => {
  const found: (MissingPermission | null)[] = [];
  for (const probe of probes) {
    if (probe.isOfConnect === true && routing === 'none') continue;
    found.push(await lackOf(stripe, probe, null));
    if (probe.isOnAccounts !== true) continue;
    for (const account of accounts) found.push(await lackOf(stripe, probe, account));
  }
  return found.filter((lack) => lack !== null);
};
