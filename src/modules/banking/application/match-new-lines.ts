import type { Actor } from '#kernel/actor.ts';

/** Movements of one merchant that were just stored, in the transaction in progress. */
export type NewLines = Readonly<{ merchantId: number; lineIds: readonly number[]; actor: Actor }>;
/** How many of them found what they paid, have a suggestion, or go back to their payer. */
export type MatchedLines = Readonly<{ matched: number; suggested: number; toReturn: number }>;

/** Finds what new movements have paid; called within the import. */
export class MatchNewLines {
  async execute(_: NewLines): Promise<MatchedLines> {
    return { matched: 0, suggested: 0, toReturn: 0 };
  }
}
