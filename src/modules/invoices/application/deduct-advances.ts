import { InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import {
  advanceProblems,
  deductionLines,
  deductionOf,
  deductionProblems,
  type AdvanceFacts,
  type Deduction,
} from '../domain/advances.ts';
import type { Supplier } from '../domain/document-for-payment.ts';
import { AdvanceDeducted } from '../domain/failures.ts';
import type { InvoiceLine } from '../domain/invoice-document.ts';
import { linesOf, type InvoiceDraft } from '../domain/written-invoice.ts';
import type { Invoices } from '../ports/invoices.ts';
import { documentText } from './document-messages.ts';

type Deps = Readonly<{ invoices: Invoices; messages: Messages }>;
type Final = Readonly<{ draft: InvoiceDraft; supplier: Supplier; advanceIds: readonly number[] }>;

/** What a final invoice deducts, with the lines that say it. */
export type Deducted = Readonly<{ deductions: readonly Deduction[]; lines: readonly InvoiceLine[] }>;

/** Day, month and year, with points in Bulgarian and slashes in English. */
const printed = (issueDate: string, language: Language): string =>
  issueDate
    .split('-')
    .toReversed()
    .join(language === 'bg' ? '.' : '/');

/** Reads the advances of a final invoice and holds them against it. */
export class DeductAdvances {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Without locks, for the answer by field. @throws AdvanceDeducted */
  async preview(final: Final): Promise<Deducted & Readonly<{ problems: readonly FieldProblem[] }>> {
    return this.#read(final, false);
  }

  /**
   * Locks the advances, in the order of their ids, until the transaction ends: nothing is credited of them meanwhile.
   * @throws AdvanceDeducted, InvalidFields
   */
  async lock(final: Final): Promise<Deducted> {
    const { problems, ...deducted } = await this.#read(final, true);
    if (problems.length > 0) throw new InvalidFields(problems);
    return deducted;
  }

  async #read(final: Final, isLocked: boolean): Promise<Awaited<ReturnType<DeductAdvances['preview']>>> {
    const { draft, supplier, advanceIds } = final;
    if (advanceIds.length === 0) return { problems: [], deductions: [], lines: [] };
    const found = new Map<number, AdvanceFacts | null>();
    for (const id of [...new Set(advanceIds)].toSorted((one, other) => one - other))
      found.set(id, await this.#factsOf(id, supplier.id, isLocked));
    const given = advanceIds.map((id) => found.get(id) ?? null);
    const { id: merchantId } = supplier;
    const problems = [
      ...(draft.isAdvance === true ? [{ field: 'advances', code: 'fields.advance-deducts-none' }] : []),
      ...advanceProblems(given, { merchantId, currency: draft.currency, buyer: draft.customer }),
    ];
    if (problems.length > 0) return { problems, deductions: [], lines: [] };
    const deductions = given.flatMap((advance) => (advance === null ? [] : [deductionOf(advance)]));
    this.#mustBeFree(given, deductions);
    return {
      problems: deductionProblems(linesOf(draft, supplier), deductions),
      deductions,
      lines: this.#linesOf(draft, deductions),
    };
  }

  async #factsOf(id: number, ofMerchant: number, isLocked: boolean): Promise<AdvanceFacts | null> {
    const { invoices } = this.#deps;
    const key = { id, ofMerchant };
    const invoice = isLocked
      ? await invoices.change(key, (one) => one)
      : ((await invoices.find(key))?.invoice ?? null);
    if (invoice === null) return null;
    const { document, isPaid } = invoice;
    const isAnnulled = invoice.isAnnulled || invoice.isReplaced;
    const credited = await invoices.creditedLines(id);
    const deductedIn = (await invoices.deductedIn(id))?.invoiceId ?? null;
    return { id, document, isPaid, isAnnulled, credited, deductedIn };
  }

  #mustBeFree(given: readonly (AdvanceFacts | null)[], deductions: readonly Deduction[]): void {
    const place = given.findIndex((one) => one !== null && one.deductedIn !== null);
    if (place !== -1) throw new AdvanceDeducted(deductions[place]!.number);
  }

  #linesOf({ currency, language }: InvoiceDraft, deductions: readonly Deduction[]): InvoiceLine[] {
    const { messages } = this.#deps;
    const languages: readonly Language[] = language === 'bg' ? ['bg'] : ['bg', 'en'];
    return deductionLines(deductions, currency, {
      unit: documentText(messages, language)('invoices.unit.piece'),
      text: ({ number, issueDate }) =>
        languages
          .map((each) => {
            const date = printed(issueDate, each);
            return messages.say(each, 'invoices.advance.line', { number, date });
          })
          .join(' / '),
    });
  }
}
