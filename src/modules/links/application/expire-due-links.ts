import type { Clock } from '#kernel/clock.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { Links } from '../ports/links.ts';

type Deps = Readonly<{ links: Links; work: UnitOfWork; clock: Clock }>;
const batch = 500;

/** Writes EXPIRED on links whose time is over; readers have seen them so since the first second. */
export class ExpireDueLinks {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns how many */
  async execute(): Promise<number> {
    const { links, work, clock } = this.#deps;
    const now = clock.now();
    let expired = 0;
    for (const id of await links.due(now, batch)) {
      const changed = await work.transact(() => links.change(id, (link) => link.expireIfDue(now)));
      if (changed === true) expired += 1;
    }
    return expired;
  }
}
