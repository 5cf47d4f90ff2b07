import type { Actor } from '#kernel/actor.ts';
import { businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import type { UnitOfWork } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { BankAuditLog } from '../domain/audit-actions.ts';
import { LineIsMatched, LineIsNotMatched } from '../domain/failures.ts';
import type { BankMatches } from './bank-matches.ts';
import { writableLine } from './find-line.ts';

type Deps = Readonly<{
  bankMatches: BankMatches;
  merchants: MerchantDirectory;
  work: UnitOfWork;
  clock: Clock;
  audit: BankAuditLog;
}>;
type OfLine = Readonly<{ actor: Actor; lineId: number }>;

/** Sets a movement aside: it pays no document. One that is aside stays so. */
export class IgnoreLine {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantSuspended, BankLineNotFound, LineIsMatched */
  async execute({ actor, lineId }: OfLine): Promise<void> {
    const { bankMatches, work, audit } = this.#deps;
    const merchantId = await writableLine(this.#deps, actor, lineId);
    await work.transact(async () => {
      const { state } = await bankMatches.lock(lineId);
      if (state === 'MATCHED') throw new LineIsMatched();
      if (state === 'IGNORED') return;
      await bankMatches.save([{ id: lineId, state: 'IGNORED', asideReason: 'BY_HAND' }]);
      const subject = { type: 'bank-line', id: lineId } as const;
      await audit.record({ actor, action: 'bank-line.ignored', subject, data: { merchantId } });
    });
  }
}

/** Records that the money of a movement went back to its payer. */
export class ReturnLine {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /**
   * @throws SignInNeeded, NotAllowed, ScopeMissing, MerchantSuspended, BankLineNotFound, LineIsNotMatched, InvalidFields
   *   (returnedOn)
   */
  async execute({
    actor,
    lineId,
    returnedOn,
  }: OfLine & Readonly<{ returnedOn: BusinessDate }>): Promise<void> {
    const { bankMatches, work, clock, audit } = this.#deps;
    const merchantId = await writableLine(this.#deps, actor, lineId);
    await work.transact(async () => {
      const { state, bookedOn } = await bankMatches.lock(lineId);
      if (state !== 'TO_RETURN') throw new LineIsNotMatched();
      if (isBefore(businessDateOf(clock.now()), returnedOn))
        throw new InvalidFields([{ field: 'returnedOn', code: 'fields.paid-on-future' }]);
      if (isBefore(returnedOn, bookedOn))
        throw new InvalidFields([{ field: 'returnedOn', code: 'banking.returned-before-it-came' }]);
      await bankMatches.save([{ id: lineId, state: 'IGNORED', asideReason: 'RETURNED', returnedOn }]);
      const subject = { type: 'bank-line', id: lineId } as const;
      await audit.record({ actor, action: 'bank-line.returned', subject, data: { merchantId, returnedOn } });
    });
  }
}
