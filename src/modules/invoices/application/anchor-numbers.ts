import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import { anchorLines } from '../domain/anchor.ts';
import type { AnchorStore } from '../ports/anchor-store.ts';
import type { NumberChains } from '../ports/number-chains.ts';

type Command = Readonly<{ actor: Actor; store: AnchorStore }>;
type Deps = Readonly<{ chains: NumberChains; clock: Clock }>;

/** In the night of Sofia, after the documents of the day. */
export const anchorJob = jobType('invoices.anchor', 10);
export const anchorSchedule = '15 2 * * *';

/** Writes the ends of all chains to a place outside the database, against which a recomputed chain is found. */
export class AnchorNumbers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, AnchorsDamaged @returns how many series have moved */
  async execute({ actor, store }: Command): Promise<number> {
    mustHaveRole(actor, 'ADMIN');
    return this.append(store);
  }

  /** For the job, which has no actor. @throws AnchorsDamaged */
  async append(store: AnchorStore): Promise<number> {
    const { chains, clock } = this.#deps;
    const lines = await anchorLines(await chains.heads(), clock.now(), await store.read());
    await store.append(lines);
    return lines.length;
  }
}
