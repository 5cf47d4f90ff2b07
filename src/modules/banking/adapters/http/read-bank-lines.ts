import type { BankLine } from '#contract/banking/bank-lines.ts';
import type { Actor } from '#kernel/actor.ts';
import { getLine, type LineReads } from '../postgres/list-lines.ts';
import type { LineView } from '../postgres/line-view.ts';
import { readSuggestions } from '../postgres/read-suggestions.ts';
import { presentBankLine } from './present-bank-line.ts';

/** Presents movements of one page, in their order; the caller has checked the right. */
export const presentLines = async (deps: LineReads, lines: readonly LineView[]): Promise<BankLine[]> => {
  const suggested = lines.filter(({ suggestions }) => suggestions.length > 0);
  const found = suggested.length === 0 ? null : await readSuggestions(deps, suggested);
  return lines.map((line) => presentBankLine(line, found?.get(line.id) ?? []));
};

/**
 * A movement as its GET answers it.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, BankLineNotFound
 */
export const readBankLine = async (deps: LineReads, actor: Actor, id: number): Promise<BankLine> => {
  const [line] = await presentLines(deps, [await getLine(deps, actor, id)]);
  return line!;
};
