import { systemFor } from '#kernel/actor.ts';
import type { Events } from '#kernel/events.ts';
import { Failure } from '#kernel/failure.ts';
import { MerchantFactHappened } from '#kernel/merchant-fact.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Savepoints } from '#kernel/unit-of-work.ts';
import type { MerchantDirectory } from '#modules/merchants/index.ts';
import type { BankAuditLog } from '../domain/audit-actions.ts';
import type { BankMatches, LineChange, LockedLine } from './bank-matches.ts';
import type { TakeBackMatches } from './take-back-matches.ts';

type Deps = Readonly<{
  bankMatches: BankMatches;
  takeBackMatches: TakeBackMatches;
  savepoints: Savepoints;
  merchants: Pick<MerchantDirectory, 'byId'>;
  messages: Messages;
  events: Events;
  audit: BankAuditLog;
}>;

/** Banks take single bookings back; a file with more is left to a person. */
const mostReversals = 30;

/** Follows what the bank did with money that had come: it took a booking back, or money was sent back. */
export class FollowBank {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** A movement that takes an earlier one back takes its payments back, too; without the earlier one it is for a person. */
  async reversals(merchantId: number, reversals: readonly LockedLine[]): Promise<void> {
    if (reversals.length === 0) return;
    const { bankMatches } = this.#deps;
    const followed = reversals.slice(0, mostReversals).map(({ id }) => id);
    const found = new Map(
      (await bankMatches.reversedBy(followed)).map(({ id, reversedId }) => [id, reversedId]),
    );
    const left: LineChange[] = [];
    const taken = new Set<number>();
    for (const { id } of reversals) {
      const reversedId = found.get(id);
      const isDone =
        reversedId !== undefined &&
        !taken.has(reversedId) &&
        (await this.#reverse(merchantId, id, reversedId));
      if (isDone) taken.add(reversedId);
      else left.push({ id, state: 'NEW' });
    }
    await bankMatches.save(left);
  }

  /** @returns false when the payments cannot be taken back, as in a closed month */
  async #reverse(merchantId: number, id: number, reversedId: number): Promise<boolean> {
    const { bankMatches, takeBackMatches, savepoints, events } = this.#deps;
    const reason = await this.#reason(merchantId);
    const actor = systemFor('banking', merchantId);
    try {
      await savepoints.attempt(async () => {
        const reversed = await bankMatches.lock(reversedId);
        await takeBackMatches.ofLine(reversedId, { actor, reason, isReversed: true });
        const aside = { state: 'IGNORED', asideReason: 'REVERSED' } as const;
        await bankMatches.save([
          { id, ...aside },
          { id: reversedId, ...aside },
        ]);
        if (reversed.state !== 'MATCHED') return;
        await this.#recordEnd(merchantId, reversedId, reason);
        await events.publish(MerchantFactHappened, {
          type: 'bank-line.unmatched',
          merchantId,
          subjectId: reversedId,
        });
      });
      return true;
    } catch (error) {
      if (error instanceof Failure) return false;
      throw error;
    }
  }

  async #reason(merchantId: number): Promise<string> {
    const { merchants, messages } = this.#deps;
    const merchant = await merchants.byId(merchantId);
    return messages.say(merchant?.language ?? 'bg', 'banking.reversed-by-bank');
  }

  #recordEnd(merchantId: number, id: number, reason: string): Promise<void> {
    const actor = systemFor('banking', merchantId);
    const subject = { type: 'bank-line', id } as const;
    return this.#deps.audit.record({
      actor,
      action: 'bank-line.unmatched',
      subject,
      data: { merchantId, reason },
    });
  }

  /** Outgoing movements that send money back end what waits for them. */
  async returns(merchantId: number, outgoing: readonly LockedLine[]): Promise<void> {
    const { bankMatches, audit } = this.#deps;
    const sent = new Map(outgoing.filter(({ iban }) => iban !== null).map((line) => [line.id, line]));
    if (sent.size === 0) return;
    const aside = { state: 'IGNORED', asideReason: 'RETURNED' } as const;
    const done = new Set<number>();
    for (const { id, toReturnId } of await bankMatches.returns(merchantId, [...sent.keys()])) {
      if (toReturnId !== null && done.has(toReturnId)) continue;
      const changes: LineChange[] = [{ id, ...aside }];
      if (toReturnId !== null) {
        done.add(toReturnId);
        changes.push({ id: toReturnId, ...aside, returnedOn: sent.get(id)!.bookedOn });
        const subject = { type: 'bank-line', id: toReturnId } as const;
        const data = { merchantId, returnedOn: sent.get(id)!.bookedOn };
        await audit.record({
          actor: systemFor('banking', merchantId),
          action: 'bank-line.returned',
          subject,
          data,
        });
      }
      await bankMatches.save(changes);
    }
  }
}
