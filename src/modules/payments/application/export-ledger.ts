import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportWish, ListExports } from '#kernel/list-exports.ts';
import type { LedgerSheets } from '../ports/ledger-sheets.ts';
import type { PaymentFilters } from '../ports/payment-views.ts';

type Deps = Readonly<{ sheets: LedgerSheets; exports: ListExports }>;

/** What the ledger booked for those payments, as a file; the books of the platform are the administrators'. */
export class ExportLedger {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, RateLimited */
  async execute(wish: ExportWish<PaymentFilters>): Promise<ExportedFile> {
    const { sheets, exports } = this.#deps;
    const { actor, format, filters, language } = wish;
    mustHaveRole(actor, 'ADMIN');
    const fileName = await exports.begin('ledger', wish);
    return { fileName, content: sheets.write({ format, filters, language }) };
  }
}
