import { mustHaveRole } from '#kernel/actor.ts';
import type { ExportedFile, ExportWish, ListExports } from '#kernel/list-exports.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { PaymentFilters } from '../ports/payment-views.ts';
import type { PaymentSheets } from '../ports/payment-sheets.ts';

type Deps = Readonly<{ sheets: PaymentSheets; merchants: MerchantDirectory; exports: ListExports }>;

/** The payments that the caller may see as a file, narrowed as the list is. */
export class ExportPayments {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, RateLimited */
  async execute(wish: ExportWish<PaymentFilters>): Promise<ExportedFile> {
    const { merchants, sheets, exports } = this.#deps;
    const { actor, format, filters, language } = wish;
    mustHaveRole(actor, 'ADMIN', 'ACCOUNTANT', 'MERCHANT');
    const visible = await merchants.visibleTo(actor);
    const fileName = await exports.begin('payments', wish);
    return { fileName, content: sheets.write({ format, visible, filters, language }) };
  }
}
