import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportWish, ListExports } from '#kernel/list-exports.ts';
import type { ProviderEventFilters } from '../ports/provider-event-views.ts';
import type { ProviderEventSheets } from '../ports/provider-event-sheets.ts';

type Deps = Readonly<{ sheets: ProviderEventSheets; exports: ListExports }>;

/** What the provider has told, as a file, narrowed as the list is. */
export class ExportSignals {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, RateLimited */
  async execute(wish: ExportWish<ProviderEventFilters>): Promise<ExportedFile> {
    const { sheets, exports } = this.#deps;
    const { actor, format, filters, language } = wish;
    mustHaveRole(actor, 'ADMIN');
    const fileName = await exports.begin('provider-events', wish);
    return { fileName, content: sheets.write({ format, filters, language }) };
  }
}
