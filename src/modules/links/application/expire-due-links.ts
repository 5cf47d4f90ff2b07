import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { PaymentLinks } from '../ports/payment-links.ts';

type Deps = Readonly<{ links: PaymentLinks; work: UnitOfWork; clock: Clock }>;
const batch = 500;

/** Stores EXPIRED for links past their expiry; reads show it before the job has run. */
export class ExpireDueLinks {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns the number of links changed, at most 500 per run */
  async execute(): Promise<number> {
    const { links, work, clock } = this.#deps;
    const now = clock.now();
    let expired = 0;
    for (const id of await links.idsOf({ dueAt: now, limit: batch })) {
      const changed = await work.transact(() => links.change(id, (link) => link.expireIfDue(now)));
      if (changed === true) expired += 1;
    }
    return expired;
  }
}
