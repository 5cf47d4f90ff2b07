import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { SeriesStarts, SeriesState } from '../ports/series-starts.ts';

type Deps = Readonly<{ starts: SeriesStarts }>;

/** Which number the next document of the caller's merchant gets. @throws SignInNeeded, NotAllowed */
export class ShowSeries {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ actor }: Readonly<{ actor: Actor }>): Promise<SeriesState> {
    return this.#deps.starts.of(ownMerchantOf(actor));
  }
}
