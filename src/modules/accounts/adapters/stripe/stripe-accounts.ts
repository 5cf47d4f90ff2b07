import { Stripe } from 'stripe';
import { ProviderAway, ProviderRefused } from '#kernel/provider-failures.ts';
import { callProvider, callWithKey, requireObject } from '#platform/stripe/stripe-failures.ts';
import type { AccountFacts } from '../../domain/account-status.ts';
import type { AccountProvider, ReturnUrls } from '../../ports/account-provider.ts';
import { readAccount } from './read-account.ts';

/** The key of our metadata at an account. */
export const merchantKey = 'plateno_merchant';

/** Clocks may differ: accounts are listed from a little earlier. */
const marginSeconds = 300;
/** Limit of accounts read in one search. */
const maxListed = 10_000;

/** Codes for an account that the key may not use: the merchant has disconnected it, or it was deleted. */
const withoutAccess: readonly (string | undefined)[] = ['account_invalid', 'resource_missing'];

const hasNoAccess = (error: unknown): boolean =>
  (error instanceof ProviderAway || error instanceof ProviderRefused) &&
  error.cause instanceof Stripe.errors.StripeError &&
  withoutAccess.includes(error.cause.code);

export class StripeAccounts implements AccountProvider {
  readonly #stripe: Stripe;

  constructor({ stripe }: Readonly<{ stripe: Stripe }>) {
    this.#stripe = stripe;
  }

  async create({ merchantId, key, request }: Parameters<AccountProvider['create']>[0]): Promise<string> {
    const { email, businessName, url } = request;
    const account = await callWithKey(() =>
      this.#stripe.accounts.create(
        {
          country: 'BG',
          email,
          business_profile: { name: businessName, ...(url === null ? {} : { url }) },
          controller: {
            fees: { payer: 'account' },
            losses: { payments: 'stripe' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'full' },
          },
          metadata: { [merchantKey]: String(merchantId) },
        },
        { idempotencyKey: key },
      ),
    );
    requireObject(account, 'account');
    return account.id;
  }

  async findByMerchant(merchantId: number, since: Date): Promise<string | null> {
    const gte = Math.floor(since.getTime() / 1_000) - marginSeconds;
    const listed = await callProvider(() =>
      this.#stripe.accounts.list({ created: { gte }, limit: 100 }).autoPagingToArray({ limit: maxListed }),
    );
    return listed.find(({ metadata }) => metadata?.[merchantKey] === String(merchantId))?.id ?? null;
  }

  /** One call for 100 accounts. */
  async owners(): Promise<ReadonlyMap<string, string | null>> {
    const owners = new Map<string, string | null>();
    await callProvider(async () => {
      for await (const { id, metadata } of this.#stripe.accounts.list({ limit: 100 }))
        owners.set(id, metadata?.[merchantKey] ?? null);
    });
    return owners;
  }

  async link(accountId: string, { returnUrl, refreshUrl }: ReturnUrls): Promise<string> {
    const link = await callProvider(() =>
      this.#stripe.accountLinks.create({
        account: accountId,
        type: 'account_onboarding',
        return_url: returnUrl,
        refresh_url: refreshUrl,
        collection_options: { fields: 'eventually_due' },
      }),
    );
    if (link.object !== 'account_link' || typeof link.url !== 'string')
      throw new ProviderAway(new Error('the provider answered without a link'));
    return link.url;
  }

  async fetch(accountId: string): Promise<AccountFacts | null> {
    try {
      const account = await callProvider(() => this.#stripe.accounts.retrieve(accountId));
      requireObject(account, 'account');
      return readAccount(account);
    } catch (error) {
      if (hasNoAccess(error)) return null;
      throw error;
    }
  }
}
