import { systemFor, type Actor } from '#kernel/actor.ts';
import type { Clock } from '#kernel/clock.ts';
import { Failure } from '#kernel/failure.ts';
import { RowsBusy } from '#kernel/input-failures.ts';
import type { Jobs } from '#kernel/jobs.ts';
import type { Savepoints } from '#kernel/unit-of-work.ts';
import { TransferNotNeeded } from '#modules/payments/index.ts';
import { Candidates } from '../domain/candidates.ts';
import { Chooser, type Choice } from '../domain/choose.ts';
import { Names } from '../domain/same-name.ts';
import { readLine, type ReadLine } from '../domain/score.ts';
import type { BankMatches, LineChange, LockedLine } from './bank-matches.ts';
import type { FollowBank } from './follow-bank.ts';
import { matchAgain, matchLines } from './match-lines-job.ts';
import type { PayByLine } from './pay-by-line.ts';
import type { ReadCandidates } from './read-candidates.ts';

/** Movements of one merchant that were just stored, in the transaction in progress. */
export type NewLines = Readonly<{ merchantId: number; lineIds: readonly number[]; actor: Actor }>;
/** How many of them found what they paid, have a suggestion, or go back to their payer. */
export type MatchedLines = Readonly<{ matched: number; suggested: number; toReturn: number }>;
/** `left` have found what they paid, and are booked later; `refused` could not be booked. */
export type Matching = MatchedLines & Readonly<{ left: readonly number[]; refused: number }>;

type Deps = Readonly<{
  bankMatches: BankMatches;
  readCandidates: ReadCandidates;
  payByLine: PayByLine;
  followBank: FollowBank;
  savepoints: Savepoints;
  jobs: Jobs;
  clock: Clock;
}>;
type Line = ReadLine<LockedLine>;

/** Movements that are booked within an import: it holds the numbers of documents, for which others wait two seconds. */
const mostAtOnce = 30;

const isDone = ({ kind }: Choice): boolean => !['TO_RETURN', 'SUGGESTED', 'NONE'].includes(kind);

const isSame = (line: LockedLine, change: LineChange): boolean =>
  line.state === change.state &&
  JSON.stringify(line.suggestions) === JSON.stringify(change.suggestions ?? []);

/** What becomes of movements that pay nothing, and how many of each kind there are. */
class Outcome {
  readonly changes: LineChange[] = [];
  readonly left: number[] = [];
  refused = 0;
  matched = 0;
  suggested = 0;
  toReturn = 0;

  suggest(line: Line, { suggestions }: Choice): void {
    if (suggestions.length > 0) this.suggested += 1;
    this.#change(line, { id: line.id, state: suggestions.length > 0 ? 'SUGGESTED' : 'NEW', suggestions });
  }

  giveBack(line: Line): void {
    this.toReturn += 1;
    this.#change(line, { id: line.id, state: 'TO_RETURN', toReturnMinor: line.amountMinor });
  }

  #change(line: Line, change: LineChange): void {
    if (!isSame(line, change)) this.changes.push(change);
  }
}

/**
 * Finds what movements have paid, and books it where nothing else is possible; called within an import, and by the job that
 * tries again. A movement that cannot be booked stays with its suggestions, and stops no other.
 */
export class MatchNewLines {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** In the transaction of the import; what it leaves is booked by the job. */
  async execute({ merchantId, lineIds }: NewLines): Promise<MatchedLines> {
    const { jobs, clock } = this.#deps;
    const { left, refused, ...found } = await this.match({ merchantId, lineIds }, mostAtOnce);
    const about = { merchantId };
    if (left.length > 0) await jobs.enqueue(matchLines, about, { key: `match-${merchantId}` });
    // What they would have paid was paid or annulled meanwhile: then it shows.
    else if (refused > 0) await jobs.enqueue(matchLines, about, matchAgain(merchantId, clock.now()));
    return found;
  }

  /**
   * In the transaction in progress.
   * @param most movements that are booked; those after them are left
   */
  async match({ merchantId, lineIds }: Omit<NewLines, 'actor'>, most: number): Promise<Matching> {
    const { bankMatches, followBank } = this.#deps;
    const lines = await bankMatches.lockFree(merchantId, lineIds);
    const isUnpaid = ({ state }: LockedLine): boolean => state === 'NEW' || state === 'SUGGESTED';
    const incoming = lines.filter((line) => line.amountMinor > 0 && !line.isReversal && isUnpaid(line));
    const outcome = await this.#matchAll(merchantId, incoming, most);
    await bankMatches.save(outcome.changes);
    await followBank.reversals(
      merchantId,
      lines.filter(
        ({ isReversal, state, asideReason }) => isReversal && (state === 'NEW' || asideReason === 'OUTGOING'),
      ),
    );
    await followBank.returns(
      merchantId,
      lines.filter(({ amountMinor, isReversal }) => amountMinor < 0 && !isReversal),
    );
    const { matched, suggested, toReturn, left, refused } = outcome;
    return { matched, suggested, toReturn, left, refused };
  }

  async #matchAll(merchantId: number, lines: readonly LockedLine[], most: number): Promise<Outcome> {
    const { readCandidates, clock } = this.#deps;
    const read = lines.map((line) => readLine(line));
    const candidates = new Candidates(await readCandidates(merchantId, read, clock.now()));
    const chooser = new Chooser(candidates, new Names());
    const outcome = new Outcome();
    for (const line of read) {
      const choice = chooser.choose(line);
      if (line.wasUndone || (!isDone(choice) && choice.kind !== 'TO_RETURN')) outcome.suggest(line, choice);
      else if (outcome.left.length > 0 || (isDone(choice) && outcome.matched >= most))
        this.#leave(line, choice, { outcome, candidates });
      else if (choice.kind === 'TO_RETURN') outcome.giveBack(line);
      else await this.#pay(line, choice, { outcome, candidates });
    }
    return outcome;
  }

  /** It counts as found; the job books it, and whatever follows from it. */
  #leave(
    line: Line,
    choice: Choice,
    { outcome, candidates }: Readonly<{ outcome: Outcome; candidates: Candidates }>,
  ): void {
    outcome.left.push(line.id);
    if (choice.kind === 'TO_RETURN') outcome.toReturn += 1;
    else outcome.matched += 1;
    note(line, choice, candidates);
  }

  async #pay(
    line: Line,
    choice: Choice,
    { outcome, candidates }: Readonly<{ outcome: Outcome; candidates: Candidates }>,
  ): Promise<void> {
    try {
      await this.#deps.savepoints.attempt(() => this.#book(line, choice));
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      outcome.refused += 1;
      if (error instanceof RowsBusy) outcome.left.push(line.id);
      // Another has paid it since it was read.
      else if (error instanceof TransferNotNeeded) outcome.giveBack(line);
      else outcome.suggest(line, choice);
      return;
    }
    outcome.matched += 1;
    note(line, choice, candidates);
  }

  async #book(line: Line, choice: Choice): Promise<void> {
    const { payByLine } = this.#deps;
    const by = { actor: systemFor('banking', line.merchantId), reasons: choice.reasons };
    if (choice.kind === 'INVOICES') await payByLine.invoices(line, choice.invoices, by);
    if (choice.kind === 'PROMISE') await payByLine.promise(line, choice.promise.reference, by);
    if (choice.kind === 'RECORDED') await payByLine.recorded(line, choice.recorded, by);
    if (choice.kind === 'PAYOUT') await payByLine.payout(line, choice.payout, by);
  }
}

/** The candidates follow what a movement has paid. */
const note = ({ amountMinor }: Line, choice: Choice, candidates: Candidates): void => {
  if (choice.kind === 'INVOICES')
    for (const one of choice.invoices) candidates.pay(one.invoiceId, one.amountMinor);
  if (choice.kind === 'PROMISE')
    candidates.payPromise(choice.promise, Math.min(amountMinor, choice.promise.amountMinor));
  if (choice.kind === 'RECORDED') for (const one of choice.recorded) candidates.take(one);
  if (choice.kind === 'PAYOUT') candidates.take(choice.payout);
};
