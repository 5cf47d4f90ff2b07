import type { Clock } from '#kernel/clock.ts';
import type { ProviderInbox } from '../ports/provider-inbox.ts';

type Deps = Readonly<{ inbox: ProviderInbox; clock: Clock }>;
const keptForMs = 90 * 86_400_000;

/** What the provider wrote is emptied after ninety days, once it is dealt with; that it wrote stays known (privacy policy). */
export class ForgetOldPayloads {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @returns how many */
  async execute(): Promise<number> {
    const { inbox, clock } = this.#deps;
    return inbox.forgetPayloads(new Date(clock.now().getTime() - keptForMs));
  }
}
