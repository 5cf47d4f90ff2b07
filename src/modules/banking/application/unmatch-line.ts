import type { Actor } from '#kernel/actor.ts';
import type { Events } from '#kernel/events.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { Messages } from '#kernel/messages.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { BankAuditLog } from '../domain/audit-actions.ts';
import { LineIsNotMatched } from '../domain/failures.ts';
import type { BankMatches, LockedLine } from './bank-matches.ts';
import { writableLine } from './find-line.ts';
import type { TakeBackMatches } from './take-back-matches.ts';

type Deps = Readonly<{
  bankMatches: BankMatches;
  takeBackMatches: TakeBackMatches;
  merchants: MerchantDirectory;
  messages: Messages;
  events: Events;
  work: UnitOfWork;
  audit: BankAuditLog;
}>;
type Command = Readonly<{ actor: Actor; lineId: number; reason: string | null }>;

/** Whether something was said of the movement that can be undone. */
const canBeUndone = ({ state, asideReason, amountMinor }: LockedLine): boolean =>
  state === 'MATCHED' ||
  state === 'TO_RETURN' ||
  asideReason === 'BY_HAND' ||
  (asideReason === 'RETURNED' && amountMinor > 0);

/** Undoes what was said of a movement. It teaches nothing: the movement pays nothing any more without a person. */
export class UnmatchLine {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantSuspended, BankLineNotFound, LineIsNotMatched, and what
   *   `TakeBackTransfer` and `TakeBackBankPayment` refuse
   */
  async execute({ actor, lineId, reason }: Command): Promise<void> {
    const { bankMatches, takeBackMatches, work, audit, events } = this.#deps;
    const merchantId = await writableLine(this.#deps, actor, lineId);
    await work.transact(async () => {
      const line = await bankMatches.lock(lineId);
      if (!canBeUndone(line)) throw new LineIsNotMatched();
      const said = reason ?? (await this.#usualReason(merchantId));
      await takeBackMatches.ofLine(lineId, { actor, reason: said });
      await bankMatches.save([{ id: lineId, state: 'NEW' }]);
      const subject = { type: 'bank-line', id: lineId } as const;
      await audit.record({
        actor,
        action: 'bank-line.unmatched',
        subject,
        data: { merchantId, reason: said },
      });
      if (line.state === 'MATCHED')
        await events.publish(MerchantFactHappened, {
          type: 'bank-line.unmatched',
          merchantId,
          subjectId: lineId,
        });
    });
  }

  /** It is kept with the document, so in the language of its merchant. */
  async #usualReason(merchantId: number): Promise<string> {
    const { merchants, messages } = this.#deps;
    const merchant = await merchants.byId(merchantId);
    return messages.say(merchant?.language ?? 'bg', 'banking.match-undone');
  }
}
