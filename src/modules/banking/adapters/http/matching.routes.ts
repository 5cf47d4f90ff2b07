import * as contract from '#contract/banking/bank-lines.ts';
import { businessDate } from '#kernel/business-date.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { Actor } from '#kernel/actor.ts';
import type { BankMatches } from '../../application/bank-matches.ts';
import { writableLine } from '../../application/find-line.ts';
import type { MatchLine } from '../../application/match-line.ts';
import type { IgnoreLine, ReturnLine } from '../../application/set-line-aside.ts';
import type { UnmatchLine } from '../../application/unmatch-line.ts';
import type { LineReads } from '../postgres/list-lines.ts';
import { readBankLine } from './read-bank-lines.ts';

type Deps = LineReads &
  Readonly<{
    bankMatches: BankMatches;
    matchLine: MatchLine;
    unmatchLine: UnmatchLine;
    ignoreLine: IgnoreLine;
    returnLine: ReturnLine;
  }>;

/** Calls that say what a movement paid. */
export const matchingRoutes = (deps: Deps): Route[] => {
  type Found = Readonly<{ params: Readonly<{ id: number }>; caller: Readonly<{ actor: Actor }> }>;
  const find = ({ params: { id }, caller: { actor } }: Found) => writableLine(deps, actor, id);
  return [
    serve(
      contract.matchBankLine,
      async ({ params: { id: lineId }, body: { invoices, promiseId }, caller: { actor } }) => {
        const paid = typeof promiseId === 'number' ? { promiseId } : { invoices: invoices! };
        await deps.matchLine.execute({ actor, lineId, ...paid });
        return readBankLine(deps, actor, lineId);
      },
      { find },
    ),
    serve(
      contract.unmatchBankLine,
      async ({ params: { id: lineId }, body: { reason }, caller: { actor } }) => {
        await deps.unmatchLine.execute({ actor, lineId, reason: reason ?? null });
        return readBankLine(deps, actor, lineId);
      },
      { find },
    ),
    serve(
      contract.ignoreBankLine,
      async ({ params: { id: lineId }, caller: { actor } }) => {
        await deps.ignoreLine.execute({ actor, lineId });
        return readBankLine(deps, actor, lineId);
      },
      { find },
    ),
    serve(
      contract.returnBankLine,
      async ({ params: { id: lineId }, body: { returnedOn }, caller: { actor } }) => {
        await deps.returnLine.execute({ actor, lineId, returnedOn: businessDate(returnedOn) });
        return readBankLine(deps, actor, lineId);
      },
      { find },
    ),
  ];
};
