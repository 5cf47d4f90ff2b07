import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { AccountLists } from '../ports/account-lists.ts';
import type { EventCursors } from '../ports/event-cursors.ts';
import type { ProviderSettings } from '../ports/provider-settings.ts';
import type { WebhookEvents } from '../ports/webhook-events.ts';
import type { WebhookInbox } from '../ports/webhook-inbox.ts';
import { ignoredForOf } from './ignored-for.ts';

type Deps = Readonly<{
  accountLists: AccountLists;
  webhookEvents: WebhookEvents;
  inbox: WebhookInbox;
  cursors: EventCursors;
  providerSettings: ProviderSettings;
  work: UnitOfWork;
  clock: Clock;
  /** The share of the calls of background jobs. */
  callsPerMinute: number;
}>;
/** A run until `endsAt`, with the calls that it may still make for connected accounts, and the accounts with more pages. */
type Run = { readonly endsAt: Date; calls: number; readonly unfinished: string[] };

/** The run is a part of `payments.reconcile`, every two minutes. */
const minutesOfRun = 2;
/** Pages of one account in a run, so that an account with many events leaves calls to the others. */
const pagesOfAccount = 5;

/**
 * Stores undelivered events of the provider in the inbox: all of the platform's own account first, then those of connected
 * accounts, least recently read first, while the run has calls left.
 */
export class FetchUndelivered {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns number of events fetched until `endsAt`; the next run continues with the next page */
  async execute(endsAt: Date): Promise<number> {
    const { accountLists, clock, callsPerMinute } = this.#deps;
    const run: Run = { endsAt, calls: minutesOfRun * callsPerMinute, unfinished: [] };
    const before = clock.now();
    let fetched = await this.#tried(null, Infinity, run);
    while (run.calls > 0 && clock.now() < endsAt) {
      const account = await accountLists.claimNext('EVENTS', { before, now: clock.now() });
      if (account === null) break;
      fetched += await this.#tried(account, pagesOfAccount, run);
    }
    for (const account of run.unfinished) await accountLists.release('EVENTS', account);
    return fetched;
  }

  /** The provider is away, or the account refuses the call: the other accounts are still read. */
  async #tried(account: string | null, pages: number, run: Run): Promise<number> {
    try {
      return await this.#ofAccount(account, pages, run);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return 0;
    }
  }

  async #ofAccount(account: string | null, pages: number, run: Run): Promise<number> {
    const { clock } = this.#deps;
    let fetched = 0;
    let hasMore = true;
    for (let left = pages; hasMore && left > 0; left -= 1) {
      if (clock.now() >= run.endsAt || (account !== null && run.calls <= 0)) break;
      run.calls -= 1;
      const page = await this.#page(account);
      fetched += page.fetched;
      hasMore = page.hasMore;
    }
    if (hasMore && account !== null) run.unfinished.push(account);
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
