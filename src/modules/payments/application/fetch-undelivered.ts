import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { ProviderInbox } from '../ports/provider-inbox.ts';
import type { ProviderSignals } from '../ports/provider-signals.ts';
import { ignoredForOf } from './ignored-for.ts';

type Deps = Readonly<{
  merchants: MerchantDirectory;
  signals: ProviderSignals;
  inbox: ProviderInbox;
  gateway: PaymentGateway;
  work: UnitOfWork;
  clock: Clock;
}>;

/** Brings the events that the provider could not deliver into the inbox, of every account and to the last one. */
export class FetchUndelivered {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns how many were fetched, until `endsAt`; the next run goes on with the next page */
  async execute(endsAt: Date): Promise<number> {
    const accounts = [null, ...(await this.#deps.merchants.providerAccounts())];
    let fetched = 0;
    for (const account of accounts) {
      try {
        fetched += await this.#ofAccount(account, endsAt);
      } catch (error) {
        // The provider is away, or the account can no longer be asked: the others are.
        if (!(error instanceof Failure)) throw error;
      }
    }
    return fetched;
  }

  async #ofAccount(account: string | null, endsAt: Date): Promise<number> {
    const { clock } = this.#deps;
    let fetched = 0;
    let hasMore = true;
    while (hasMore && clock.now() < endsAt) {
      const page = await this.#page(account);
      fetched += page.fetched;
      hasMore = page.hasMore;
    }
    return fetched;
  }

  /** One page and the cursor behind it, stored together: an interruption neither skips nor loses an event. */
  async #page(account: string | null): Promise<{ fetched: number; hasMore: boolean }> {
    const { signals, inbox, gateway, work, clock } = this.#deps;
    const name = account === null ? gateway.name : `${gateway.name}:${account}`;
    const page = await signals.undelivered(account, await inbox.cursor(name));
    const concern = { types: signals.types, isLive: gateway.isLive };
    await work.transact(async () => {
      for (const signal of page.signals) {
        await inbox.add(gateway.name, signal, clock.now(), ignoredForOf(signal, concern));
      }
      if (page.cursor !== null) await inbox.moveCursor(name, page.cursor, clock.now());
    });
    return { fetched: page.signals.length, hasMore: page.hasMore };
  }
}
