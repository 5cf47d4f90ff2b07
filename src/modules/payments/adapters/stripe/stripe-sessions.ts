import type { Stripe } from 'stripe';
import type { ProviderSessions } from '../../ports/provider-sessions.ts';
import { metadataKeys } from './draft-checkout.ts';
import { onAccount } from './on-account.ts';
import { callProvider } from './stripe-failures.ts';

const most = 10_000;

export class StripeSessions implements ProviderSessions {
  readonly #stripe: Stripe;

  constructor({ stripe }: Readonly<{ stripe: Stripe }>) {
    this.#stripe = stripe;
  }

  async since(instant: Date, account: string | null): ReturnType<ProviderSessions['since']> {
    const created = { gte: Math.floor(instant.getTime() / 1_000) };
    const sessions = await callProvider(() =>
      this.#stripe.checkout.sessions
        .list({ created, limit: 100 }, onAccount(account))
        .autoPagingToArray({ limit: most }),
    );
    return sessions.flatMap(({ id, metadata }) => {
      const key = metadata?.[metadataKeys.key];
      return key === undefined ? [] : [{ sessionId: id, key }];
    });
  }
}
