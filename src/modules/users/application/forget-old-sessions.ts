import type { Clock } from '#kernel/clock.ts';
import type { KnownNetworks } from '../ports/known-networks.ts';
import type { Sessions } from '../ports/sessions.ts';

type Deps = Readonly<{ sessions: Sessions; networks: KnownNetworks; clock: Clock }>;
const dayMs = 86_400_000;
const sessionKeptMs = 30 * dayMs;
const networkKeptMs = 90 * dayMs;

/** Deletes sessions thirty days after their end and known networks ninety days after their last sign-in (privacy policy). */
export class ForgetOldSessions {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns how many sessions */
  async execute(): Promise<number> {
    const { sessions, networks, clock } = this.#deps;
    const now = clock.now().getTime();
    await networks.deleteUnusedSince(new Date(now - networkKeptMs));
    return sessions.deleteEndedBefore(new Date(now - sessionKeptMs));
  }
}
