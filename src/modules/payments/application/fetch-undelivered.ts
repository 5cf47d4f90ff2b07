import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { EventCursors } from '../ports/event-cursors.ts';
import type { ProviderSettings } from '../ports/provider-settings.ts';
import type { WebhookEvents } from '../ports/webhook-events.ts';
import type { WebhookInbox } from '../ports/webhook-inbox.ts';
import { ignoredForOf } from './ignored-for.ts';

type Deps = Readonly<{
  merchants: MerchantDirectory;
  webhookEvents: WebhookEvents;
  inbox: WebhookInbox;
  cursors: EventCursors;
  providerSettings: ProviderSettings;
  work: UnitOfWork;
  clock: Clock;
}>;

/** Stores all undelivered events of the provider in the inbox, account by account. */
export class FetchUndelivered {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns number of events fetched until `endsAt`; the next run continues with the next page */
  async execute(endsAt: Date): Promise<number> {
    const accounts = [null, ...(await this.#deps.merchants.providerAccounts())];
    let fetched = 0;
    for (const account of accounts) {
      try {
        fetched += await this.#ofAccount(account, endsAt);
      } catch (error) {
        // The provider is away, or the account refuses the call: the other accounts are still read.
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

  /** Stores one page with the cursor after it in one transaction, so that an interruption loses no event. */
  async #page(account: string | null): Promise<{ fetched: number; hasMore: boolean }> {
    const { webhookEvents, inbox, cursors, providerSettings, work, clock } = this.#deps;
    const { name: provider, isLive } = providerSettings;
    const list = account === null ? provider : `${provider}:${account}`;
    const page = await webhookEvents.undelivered(account, await cursors.get(list));
    await work.transact(async () => {
      for (const event of page.events) {
        await inbox.add(provider, event, clock.now(), ignoredForOf(event, isLive));
      }
      if (page.cursor !== null) await cursors.move(list, page.cursor, clock.now());
    });
    return { fetched: page.events.length, hasMore: page.hasMore };
  }
}
