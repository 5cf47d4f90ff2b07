import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { jobType } from '#kernel/jobs.ts';
import { anchorLines, readAnchors, type Anchors, type Signatures } from '../../domain/numbers/anchor.ts';
import type { AnchorStore } from '../../ports/anchor-store.ts';
import type { NumberChains } from '../../ports/number-chains.ts';

type Command = Readonly<{ actor: Actor; store: AnchorStore }>;
type Deps = Readonly<{ chains: NumberChains; signatures: Signatures; clock: Clock }>;

/** At 02:15 in Sofia, after the documents of the day. */
export const anchorJob = jobType('invoices.anchor', 10);
export const anchorSchedule = '15 2 * * *';

/** Appends the signed last hash of each series to a store outside the database: a recomputed chain is detected. */
export class AnchorNumbers {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, AnchorsDamaged @returns the number of series that changed since the last run */
  async execute({ actor, store }: Command): Promise<number> {
    mustHaveRole(actor, 'ADMIN');
    return this.append(store);
  }

  /** For the job, which has no actor. @throws AnchorsDamaged */
  async append(store: AnchorStore): Promise<number> {
    const { chains, signatures, clock } = this.#deps;
    const lines = await anchorLines(await chains.heads(), clock.now(), await store.read(), signatures);
    await store.append(lines);
    return lines.length;
  }

  /** The ends of the chains in a text that this installation has signed. @throws AnchorsDamaged */
  read(text: string): Promise<Anchors> {
    return readAnchors(text, this.#deps.signatures);
  }
}
