import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportWish, ListExports } from '#kernel/list-exports.ts';
import type { MerchantFilter } from '../ports/merchant-views.ts';
import type { MerchantSheets } from '../ports/merchant-sheets.ts';

type Deps = Readonly<{ sheets: MerchantSheets; exports: ListExports }>;

/** The merchants as a file, narrowed as the list is. */
export class ExportMerchants {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, RateLimited */
  async execute(wish: ExportWish<MerchantFilter>): Promise<ExportedFile> {
    const { sheets, exports } = this.#deps;
    const { actor, format, filters, language } = wish;
    mustHaveRole(actor, 'ADMIN');
    const fileName = await exports.begin('merchants', wish);
    return { fileName, content: sheets.write({ format, filters, language }) };
  }
}
