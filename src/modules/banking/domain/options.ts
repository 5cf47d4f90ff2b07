import { addDays, isBefore } from '#kernel/business-date.ts';
import type { Candidates, DocumentCandidate, PromiseCandidate } from './candidates.ts';
import { points, scoreOf, type MatchReason } from './match-reason.ts';
import type { Names } from './same-name.ts';
import { namedAs, reasonsOf, type ReadLine } from './score.ts';
import type { StoredSuggestion } from './suggestion.ts';

/** Documents that one transfer may pay by their sum. */
const mostOfSum = 12;
/** Days before the issue from which a transfer is recorded; as `transferProblems` of invoices. */
const daysBeforeIssue = 30;
/** A reference that is mistyped by one sign. */
const pointsOfMistyped = 45;

/** What a line may have paid, with what decides whether it is paid without a person. */
export type Option = StoredSuggestion &
  Readonly<{
    /** The line is exactly what is open. */
    isExact: boolean;
    /** A number without a word for an invoice names it: a person decides. */
    isWeak: boolean;
  }>;

/** The documents that the line names, open ones and others. */
export const namedDocuments = ({ numbers }: ReadLine, candidates: Candidates): DocumentCandidate[] =>
  [...new Set([...numbers.full, ...numbers.short, ...numbers.bare])].flatMap((number) => [
    ...candidates.numbered(number),
  ]);

const isRecordable = ({ bookedOn }: ReadLine, { issueDate }: DocumentCandidate): boolean =>
  !isBefore(bookedOn, addDays(issueDate, -daysBeforeIssue));

/** The weakest way in which they are named, and the other reasons that all of them have. */
const sharedReasons = (each: readonly (readonly MatchReason[])[]): MatchReason[] => {
  const named = each.every((reasons) => reasons.includes('NUMBER')) ? 'NUMBER' : 'SHORT_NUMBER';
  const shared = (['IBAN', 'NAME', 'DAY'] as const).filter((reason) =>
    each.every((reasons) => reasons.includes(reason)),
  );
  return [named, ...shared];
};

/** Finds the documents and promised transfers that one line may have paid. */
export class Options {
  readonly #candidates: Candidates;
  readonly #names: Names;

  constructor(candidates: Candidates, names: Names) {
    this.#candidates = candidates;
    this.#names = names;
  }

  /** The best first. */
  of(line: ReadLine): Option[] {
    const named = namedDocuments(line, this.#candidates).filter((one) => this.#mayPay(line, one));
    const near = this.#candidates.near(line.amountMinor, line.iban).filter((one) => this.#mayPay(line, one));
    const single = [...new Set([...named, ...near])].map((document) => this.#single(line, document));
    const found = [...this.#sum(line, named), ...single, ...this.#promises(line)];
    return found.toSorted((one, other) => other.score - one.score || firstOf(one) - firstOf(other));
  }

  /** The transfer that a payer promised. */
  promise(line: ReadLine, promise: PromiseCandidate): Option {
    return this.#ofPromise(line, promise, ['REFERENCE'], points.REFERENCE);
  }

  #mayPay(line: ReadLine, document: DocumentCandidate): boolean {
    return this.#candidates.openOf(document) > 0 && isRecordable(line, document);
  }

  #single(line: ReadLine, document: DocumentCandidate): Option {
    const open = this.#candidates.openOf(document);
    const isExact = open === line.amountMinor;
    const [first, ...others] = reasonsOf(line, document, this.#names);
    const isNamed = namedAs(line, document) !== null;
    const rest = first === undefined ? [] : [first, ...others];
    const amount = isExact ? (['AMOUNT'] as const) : [];
    const reasons = isNamed ? [first!, ...amount, ...others] : [...amount, ...rest];
    return {
      score: scoreOf(reasons),
      reasons,
      isPart: line.amountMinor < open,
      invoices: [{ invoiceId: document.invoiceId, amountMinor: Math.min(open, line.amountMinor) }],
      promiseId: null,
      isExact,
      isWeak: this.#isWeak(line, document),
    };
  }

  /** All documents that the line names, where it is enough for their open sums. */
  #sum(line: ReadLine, named: readonly DocumentCandidate[]): Option[] {
    if (named.length < 2 || named.length > mostOfSum) return [];
    const invoices = named.map((one) => ({
      invoiceId: one.invoiceId,
      amountMinor: this.#candidates.openOf(one),
    }));
    const sum = invoices.reduce((all, { amountMinor }) => all + amountMinor, 0);
    if (sum > line.amountMinor) return [];
    const isExact = sum === line.amountMinor;
    const [how, ...others] = sharedReasons(named.map((one) => reasonsOf(line, one, this.#names)));
    const reasons = [how!, ...(isExact ? (['SUM'] as const) : []), ...others];
    const isWeak = named.some((one) => this.#isWeak(line, one));
    return [{ score: scoreOf(reasons), reasons, isPart: false, invoices, promiseId: null, isExact, isWeak }];
  }

  /** Promised transfers whose reference is mistyped, or whose amount and payer are those of the line. */
  #promises(line: ReadLine): Option[] {
    const mistyped = this.#candidates.mistyped
      .in(line.texts)
      .map((reference) => this.#candidates.promise(reference)!)
      .filter(({ end }) => end === null);
    const { name } = line;
    const equal = this.#candidates
      .promisesOf(line.amountMinor)
      .filter(
        (one) =>
          !mistyped.includes(one) &&
          name !== null &&
          one.customerName !== null &&
          this.#names.areSame(one.customerName, name),
      );
    return [
      ...mistyped.map((one) => this.#ofPromise(line, one, ['REFERENCE'], pointsOfMistyped)),
      ...equal.map((one) => this.#ofPromise(line, one, ['NAME'], points.NAME)),
    ];
  }

  #ofPromise(
    line: ReadLine,
    { promiseId, amountMinor }: PromiseCandidate,
    reasons: readonly MatchReason[],
    score: number,
  ): Option {
    const isExact = amountMinor === line.amountMinor;
    return {
      score: score + (isExact ? points.AMOUNT : 0),
      reasons: isExact ? [...reasons, 'AMOUNT'] : reasons,
      isPart: line.amountMinor < amountMinor,
      invoices: [],
      promiseId,
      isExact,
      isWeak: true,
    };
  }

  #isWeak({ numbers: { full, short } }: ReadLine, { number }: DocumentCandidate): boolean {
    return !full.has(number) && !short.has(number);
  }
}

const firstOf = ({ invoices }: Option): number => invoices[0]?.invoiceId ?? Number.MAX_SAFE_INTEGER;
