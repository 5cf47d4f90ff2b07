import { addDays, isBefore } from '#kernel/business-date.ts';
import type { Candidates, PayoutCandidate, PromiseCandidate, RecordedTransfer } from './candidates.ts';
import { points, scoreOf, type MatchReason } from './match-reason.ts';
import { namedDocuments, Options, type Option } from './options.ts';
import { isPayoutLine } from './payout-line.ts';
import type { Names } from './same-name.ts';
import { namedAs, reasonsOf, type ReadLine } from './score.ts';
import { mostSuggestions, type StoredSuggestion, type SuggestedInvoice } from './suggestion.ts';

const leastByItself = 90;
const leastSuggested = 45;
/** Points by which what pays without a person is ahead of the next. */
const lead = 20;
/** Days between the day that a person recorded and the day of the booking; who records later names the day of it. */
const daysOfRecorded = 60;

type Found = Readonly<{ reasons: readonly MatchReason[]; suggestions: readonly StoredSuggestion[] }>;

/**
 * What is done with a line. INVOICES, PROMISE, RECORDED and PAYOUT: it is matched without a person; its suggestions are for
 * the case that this is refused. TO_RETURN: what it names is paid, withdrawn, cancelled or annulled.
 */
export type Choice =
  | (Readonly<{ kind: 'INVOICES'; invoices: readonly SuggestedInvoice[] }> & Found)
  | (Readonly<{ kind: 'PROMISE'; promise: PromiseCandidate }> & Found)
  | (Readonly<{ kind: 'RECORDED'; recorded: readonly RecordedTransfer[] }> & Found)
  | (Readonly<{ kind: 'PAYOUT'; payout: PayoutCandidate }> & Found)
  | (Readonly<{ kind: 'TO_RETURN' | 'SUGGESTED' | 'NONE' }> & Found);

const storedOf = ({ isExact: _, isWeak: __, ...suggestion }: Option): StoredSuggestion => suggestion;

const suggested = (options: readonly Option[]): Choice => {
  const suggestions = options
    .filter(({ score }) => score >= leastSuggested)
    .slice(0, mostSuggestions)
    .map(storedOf);
  return { kind: suggestions.length > 0 ? 'SUGGESTED' : 'NONE', reasons: [], suggestions };
};

/** Chooses what a line has paid. It changes nothing: the caller says to the candidates what was done. */
export class Chooser {
  readonly #candidates: Candidates;
  readonly #names: Names;
  readonly #options: Options;

  constructor(candidates: Candidates, names: Names) {
    this.#candidates = candidates;
    this.#names = names;
    this.#options = new Options(candidates, names);
  }

  choose(line: ReadLine): Choice {
    const payout = this.#candidates.payouts(line.amountMinor).find((one) => isPayoutLine(line, one));
    if (payout !== undefined) return { kind: 'PAYOUT', payout, reasons: ['PAYOUT'], suggestions: [] };
    if (line.currency !== 'EUR') return suggested([]);
    return this.#ofReferences(line) ?? this.#ofRecorded(line) ?? this.#ofDocuments(line);
  }

  #ofReferences(line: ReadLine): Choice | null {
    const promises = line.references
      .map((reference) => this.#candidates.promise(reference))
      .filter((promise) => promise !== undefined);
    const awaited = promises.filter(({ end }) => end === null);
    const options = awaited.map((promise) => this.#options.promise(line, promise));
    const [promise] = promises;
    if (promise === undefined) return null;
    if (promises.length > 1) return suggested(options);
    if (promise.end !== null) return this.#ofEnded(line, promise);
    const { reasons, isPart } = options[0]!;
    if (isPart) return suggested(options);
    return { kind: 'PROMISE', promise, reasons, suggestions: options.map(storedOf) };
  }

  /** A promised transfer that was paid: by this line, as a person has recorded it, or before. */
  #ofEnded(line: ReadLine, { reference }: PromiseCandidate): Choice {
    const recorded = this.#recordedFor(line, reference).filter((one) => one.amountMinor === line.amountMinor);
    return recorded.length === 0
      ? { kind: 'TO_RETURN', reasons: ['REFERENCE'], suggestions: [] }
      : {
          kind: 'RECORDED',
          recorded: recorded.slice(0, 1),
          reasons: ['REFERENCE', 'AMOUNT'],
          suggestions: [],
        };
  }

  /** Transfers of the same time that were recorded by hand and have no line yet. */
  #recordedFor({ bookedOn }: ReadLine, of: number | string): RecordedTransfer[] {
    return this.#candidates
      .recordedOf(of)
      .filter(
        ({ paidOn }) =>
          !isBefore(addDays(paidOn, daysOfRecorded), bookedOn) &&
          !isBefore(bookedOn, addDays(paidOn, -daysOfRecorded)),
      );
  }

  /** Transfers that a person recorded for all documents that the line names, and that are its amount. */
  #ofRecorded(line: ReadLine): Choice | null {
    const named = namedDocuments(line, this.#candidates);
    const recorded = named.map((one) => this.#recordedOf(line, one.invoiceId, named.length === 1));
    const found = recorded.filter((one) => one !== undefined);
    const sum = found.reduce((all, { amountMinor }) => all + amountMinor, 0);
    if (named.length === 0 || found.length < named.length || sum !== line.amountMinor) return null;
    const each = named.map((one) => [...reasonsOf(line, one, this.#names), 'AMOUNT' as const]);
    const isSure = each.every((reasons) => scoreOf(reasons) >= leastByItself);
    return isSure && !named.some(({ number }) => this.#isBare(line, number))
      ? { kind: 'RECORDED', recorded: found, reasons: each[0]!, suggestions: [] }
      : null;
  }

  #recordedOf(line: ReadLine, invoiceId: number, isAlone: boolean): RecordedTransfer | undefined {
    const all = this.#recordedFor(line, invoiceId);
    return isAlone ? all.find((one) => one.amountMinor === line.amountMinor) : all[0];
  }

  #isBare({ numbers }: ReadLine, number: number): boolean {
    return !numbers.full.has(number) && !numbers.short.has(number);
  }

  #ofDocuments(line: ReadLine): Choice {
    const options = this.#options.of(line);
    const [best, next] = options;
    if (best !== undefined && this.#paysByItself(line, best, next)) {
      const { invoices, reasons } = best;
      return { kind: 'INVOICES', invoices, reasons, suggestions: [storedOf(best)] };
    }
    return this.#isPaidAgain(line, best)
      ? { kind: 'TO_RETURN', reasons: ['NUMBER', 'AMOUNT'], suggestions: [] }
      : suggested(options);
  }

  #paysByItself(line: ReadLine, best: Option, next: Option | undefined): boolean {
    const paid = new Set(best.invoices.map(({ invoiceId }) => invoiceId));
    const named = namedDocuments(line, this.#candidates);
    return (
      best.score >= leastByItself &&
      best.isExact &&
      !best.isWeak &&
      best.score - (next?.score ?? 0) >= lead &&
      // Who names two documents and pays the sum of one has meant something else.
      named.every(({ invoiceId }) => paid.has(invoiceId))
    );
  }

  /** The line names documents with all digits that need no money any more, and is their whole sum. */
  #isPaidAgain(line: ReadLine, best: Option | undefined): boolean {
    const named = namedDocuments(line, this.#candidates);
    const isAll = named.every(
      (one) =>
        namedAs(line, one) === 'NUMBER' &&
        this.#candidates.openOf(one) === 0 &&
        this.#candidates.recordedOf(one.invoiceId).length === 0,
    );
    const sum = named.reduce((all, { totalMinor }) => all + totalMinor, 0);
    const score = points.NUMBER + points.AMOUNT;
    return named.length > 0 && isAll && sum === line.amountMinor && score - (best?.score ?? 0) >= lead;
  }
}
