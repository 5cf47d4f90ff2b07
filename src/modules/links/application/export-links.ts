import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportWish, ListExports } from '#kernel/list-exports.ts';
import type { LinkFilters } from '../ports/link-views.ts';
import type { LinkSheets } from '../ports/link-sheets.ts';

type Deps = Readonly<{ sheets: LinkSheets; exports: ListExports }>;

/** The links of all merchants as a file, narrowed as the list is. */
export class ExportLinks {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, RateLimited */
  async execute(wish: ExportWish<LinkFilters>): Promise<ExportedFile> {
    const { sheets, exports } = this.#deps;
    const { actor, format, filters, language } = wish;
    mustHaveRole(actor, 'ADMIN');
    const fileName = await exports.begin('payment-links', wish);
    return { fileName, content: sheets.write({ format, filters, language }) };
  }
}
