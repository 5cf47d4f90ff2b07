import { mustHaveRole, ownMerchantOf, type Actor } from '#kernel/actor.ts';
import type { AuditLog } from '#kernel/audit.ts';
import { businessDateOf } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Language } from '#kernel/language.ts';
import type { Visibility } from '#kernel/visibility.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { Allowances } from '../ports/allowances.ts';
import type { InvoiceSheets, SheetFormat } from '../ports/invoice-sheets.ts';
import type { InvoiceFilters } from '../ports/invoice-views.ts';

/** OWN: the caller's merchant. BACK_OFFICE: every merchant whose data the caller may see. */
type Scope = 'OWN' | 'BACK_OFFICE';
type Query = Readonly<{
  actor: Actor;
  scope: Scope;
  format: SheetFormat;
  filters: InvoiceFilters;
  language: Language;
}>;
type Result = Readonly<{ fileName: string; content: AsyncIterable<Uint8Array> }>;
type Deps = Readonly<{
  sheets: InvoiceSheets;
  merchants: MerchantDirectory;
  allowances: Allowances;
  clock: Clock;
  audit: AuditLog;
}>;

/** The documents as a file for the books, read and written at the same time. */
export class ExportInvoices {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, RateLimited */
  async execute({ actor, scope, format, filters, language }: Query): Promise<Result> {
    const { sheets, allowances, clock, audit } = this.#deps;
    const visibility = await this.#visibilityOf(actor, scope);
    await allowances.takeExport(actor);
    const today = businessDateOf(clock.now());
    await audit.record({
      actor,
      action: 'invoice.exported',
      subject: { type: 'merchant', id: visibility === 'all' ? 'all' : visibility.join(',') },
      data: { format, filters },
    });
    return {
      fileName: `invoices-${today}.${sheets.endingOf(format)}`,
      content: sheets.write({ format, visibility, filters, today, language }),
    };
  }

  async #visibilityOf(actor: Actor, scope: Scope): Promise<Visibility> {
    if (scope === 'OWN') return [ownMerchantOf(actor)];
    mustHaveRole(actor, 'ADMIN', 'ACCOUNTANT');
    return this.#deps.merchants.visibleTo(actor);
  }
}
