import type { Clock } from '#kernel/clock.ts';
import type { Sessions } from '../ports/sessions.ts';

type Deps = Readonly<{ sessions: Sessions; clock: Clock }>;
const keptForMs = 30 * 86_400_000;

/** Sessions that have been over for thirty days are nobody's business any more (privacy policy). */
export class ForgetOldSessions {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns how many */
  async execute(): Promise<number> {
    const { sessions, clock } = this.#deps;
    return sessions.forgetOver(new Date(clock.now().getTime() - keptForMs));
  }
}
