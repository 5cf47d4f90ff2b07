import type { Clock } from '#kernel/clock.ts';
import { subscription, type Events, type Subscription } from '#kernel/events.ts';
import type { Jobs } from '#kernel/jobs.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import { TransferTakenBack } from '#modules/invoices/index.ts';
import type { BankMatches } from '../../application/bank-matches.ts';
import { matchAgain, matchLines } from '../../application/match-lines-job.ts';
import type { TakeBackMatches } from '../../application/take-back-matches.ts';

type Deps = Readonly<{
  bankMatches: BankMatches;
  takeBackMatches: TakeBackMatches;
  jobs: Jobs;
  events: Events;
  clock: Clock;
}>;

/** After these a movement may have paid something else than it seemed. */
const changing = /^(?:invoice\.(?:issued|paid|partly_paid|annulled)|credit_note\.issued)$/;

/** Movements that wait are tried again after documents of their merchant have changed. */
const onDocument = ({ bankMatches, jobs, clock }: Deps): Subscription =>
  subscription(MerchantFactHappened, async ({ type, merchantId }) => {
    if (!changing.test(type) || !(await bankMatches.hasWaiting(merchantId))) return;
    await jobs.enqueue(matchLines, { merchantId }, matchAgain(merchantId, clock.now()));
  });

/** A transfer that is taken back at its document has no movement any more. */
const onTakenBack = ({ bankMatches, takeBackMatches, events }: Deps): Subscription =>
  subscription(
    TransferTakenBack,
    async ({ merchantId, invoicePaymentId, takenBackAt, takenBackBy, reason }) => {
      for (const match of await bankMatches.active({ invoicePaymentId })) {
        await takeBackMatches.undo(match, { by: takenBackBy, at: takenBackAt, reason });
        const rest = await bankMatches.active({ lineId: match.lineId });
        if (rest.length > 0) continue;
        await bankMatches.save([{ id: match.lineId, state: 'NEW' }]);
        await events.publish(MerchantFactHappened, {
          type: 'bank-line.unmatched',
          merchantId,
          subjectId: match.lineId,
        });
      }
    },
  );

export const matchingSubscriptions = (deps: Deps): Subscription[] => [onDocument(deps), onTakenBack(deps)];
