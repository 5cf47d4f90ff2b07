import type { Events } from '#kernel/events.ts';
import { jobHandler } from '#kernel/jobs.ts';
import type { Database } from '#platform/database/database.ts';
import type { Transactions } from '#platform/database/transactions.ts';
import { useCase } from '#platform/define-module.ts';
import { matchingSubscriptions } from './adapters/events/matching-subscriptions.ts';
import { readCandidates } from './adapters/postgres/read-candidates.ts';
import { SqlBankMatches } from './adapters/postgres/sql-bank-matches.ts';
import { FollowBank } from './application/follow-bank.ts';
import { matchLines } from './application/match-lines-job.ts';
import { MatchLine } from './application/match-line.ts';
import { MatchNewLines } from './application/match-new-lines.ts';
import { PayByLine } from './application/pay-by-line.ts';
import { ReceiveLine } from './application/receive-line.ts';
import { RetryLines } from './application/retry-lines.ts';
import { IgnoreLine, ReturnLine } from './application/set-line-aside.ts';
import { TakeBackMatches } from './application/take-back-matches.ts';
import { UnmatchLine } from './application/unmatch-line.ts';

type DepsOf<C extends new (deps: never) => unknown> = ConstructorParameters<C>[0];
type Made = 'bankMatches' | 'readCandidates' | 'payByLine' | 'takeBackMatches' | 'followBank' | 'savepoints';
type Deps = Readonly<{ database: Database; transactions: Transactions; events: Events }> &
  Omit<
    DepsOf<typeof PayByLine> &
      DepsOf<typeof TakeBackMatches> &
      DepsOf<typeof FollowBank> &
      DepsOf<typeof MatchNewLines> &
      DepsOf<typeof MatchLine> &
      DepsOf<typeof UnmatchLine> &
      DepsOf<typeof IgnoreLine>,
    Made
  >;

/** Creates what finds and books what movements have paid. */
export const matching = (given: Deps) => {
  const bankMatches = new SqlBankMatches(given);
  const basic = {
    ...given,
    bankMatches,
    savepoints: given.transactions,
    readCandidates: readCandidates(given),
  };
  const payByLine = useCase(PayByLine, basic);
  const takeBackMatches = useCase(TakeBackMatches, basic);
  const followBank = useCase(FollowBank, { ...basic, takeBackMatches });
  const deps = { ...basic, payByLine, takeBackMatches, followBank };
  const matchNewLines = useCase(MatchNewLines, deps);
  const retryLines = useCase(RetryLines, { ...deps, matchNewLines });
  return {
    bankMatches,
    matchNewLines,
    matchLine: useCase(MatchLine, deps),
    unmatchLine: useCase(UnmatchLine, deps),
    ignoreLine: useCase(IgnoreLine, deps),
    returnLine: useCase(ReturnLine, deps),
    receiveBankLine: useCase(ReceiveLine, deps),
    jobs: [jobHandler(matchLines, (job) => retryLines.execute(job))],
    subscriptions: matchingSubscriptions(deps),
  };
};
