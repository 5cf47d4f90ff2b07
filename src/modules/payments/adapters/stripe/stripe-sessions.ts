import type { Stripe } from 'stripe';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { ProviderSessions } from '../../ports/provider-sessions.ts';
import { metadataKeys } from './draft-checkout.ts';
import { onAccount } from './on-account.ts';
import { callProvider } from './stripe-failures.ts';

const most = 10_000;

type Deps = Readonly<{ stripe: Stripe; merchants: MerchantDirectory }>;

export class StripeSessions implements ProviderSessions {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** On the platform's account and on every connected one. */
  async since(instant: Date): ReturnType<ProviderSessions['since']> {
    const accounts = [null, ...(await this.#deps.merchants.providerAccounts())];
    const found: { sessionId: string; key: string }[] = [];
    for (const account of accounts) found.push(...(await this.#on(account, instant)));
    return found;
  }

  async #on(account: string | null, instant: Date): ReturnType<ProviderSessions['since']> {
    const created = { gte: Math.floor(instant.getTime() / 1_000) };
    const sessions = await callProvider(() =>
      this.#deps.stripe.checkout.sessions
        .list({ created, limit: 100 }, onAccount(account))
        .autoPagingToArray({ limit: most }),
    );
    return sessions.flatMap(({ id, metadata }) => {
      const key = metadata?.[metadataKeys.key];
      return key === undefined ? [] : [{ sessionId: id, key }];
    });
  }
}
