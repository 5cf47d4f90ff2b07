import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { DatedRate, Tariffs } from '../ports/tariffs.ts';

type Deps = Readonly<{ tariffs: Tariffs }>;

/** The stored exchange rates, the newest first. */
export class ListRates {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async execute({ actor, limit }: Readonly<{ actor: Actor; limit: number }>): Promise<DatedRate[]> {
    mustHaveRole(actor, 'ADMIN', 'SUPPORT');
    return this.#deps.tariffs.latestRates(limit);
  }
}
