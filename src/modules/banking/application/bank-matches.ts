import type { BusinessDate } from '#kernel/business-date.ts';
import type { LineAsideReason, LineState } from '../domain/line-state.ts';
import type { MatchReason } from '../domain/match-reason.ts';
import type { ScoredLine } from '../domain/score.ts';
import type { StoredSuggestion } from '../domain/suggestion.ts';

/** A movement that is locked; its amount is below zero when it went out. */
export type LockedLine = ScoredLine &
  Readonly<{
    merchantId: number;
    accountId: number;
    bankRef: string | null;
    isReversal: boolean;
    state: LineState;
    asideReason: LineAsideReason | null;
    toReturnMinor: number;
    /** A person has undone what was said of it: it pays nothing without a person. */
    wasUndone: boolean;
    suggestions: readonly StoredSuggestion[];
    /** Matches that it ever had, undone ones included. */
    matches: number;
  }>;

/** What becomes of a movement. */
export type LineChange = Readonly<{
  id: number;
  state: LineState;
  asideReason?: LineAsideReason | null;
  /** In minor units of its currency. */
  toReturnMinor?: number;
  returnedOn?: BusinessDate | null;
  suggestions?: readonly StoredSuggestion[];
}>;

/** What a movement has paid; one of the three payments is not null. */
export type NewMatch = Readonly<{
  lineId: number;
  merchantId: number;
  invoiceId: number | null;
  invoicePaymentId: number | null;
  paymentId: number | null;
  payoutId: number | null;
  /** In minor units of the currency of the movement. */
  amountMinor: number;
  reasons: readonly MatchReason[];
  /** Name of the actor. */
  matchedBy: string;
  matchedAt: Date;
}>;

/** A match that is not undone. */
export type ActiveMatch = Readonly<{
  id: number;
  lineId: number;
  merchantId: number;
  currency: string;
  invoiceId: number | null;
  invoicePaymentId: number | null;
  paymentId: number | null;
  payoutId: number | null;
  amountMinor: number;
  /** Its payment was recorded by the match, and not before it by a person. */
  isOwn: boolean;
}>;

/** The end of a match. */
export type Undoing = Readonly<{ by: string; at: Date; reason: string | null }>;

/** Movements of bank accounts and what each has paid. */
export interface BankMatches {
  /** The merchant of a movement, without a lock; null for an unknown id. */
  merchantOf(lineId: number): Promise<number | null>;
  /** Locks the movement until the transaction ends. */
  lock(lineId: number): Promise<LockedLine>;
  /** Locks those of the movements of the merchant that no other transaction has locked, in the order of their ids. */
  lockFree(merchantId: number, lineIds: readonly number[]): Promise<readonly LockedLine[]>;
  /** Incoming movements of a merchant that paid nothing, NEW and SUGGESTED ones, the newest first. */
  waiting(merchantId: number, since: BusinessDate, most: number): Promise<readonly number[]>;
  /** Whether there is one. */
  hasWaiting(merchantId: number): Promise<boolean>;
  save(changes: readonly LineChange[]): Promise<void>;
  /** @returns the id of the match */
  add(match: NewMatch): Promise<number>;
  active(
    by: Readonly<{ lineId: number }> | Readonly<{ invoicePaymentId: number }>,
  ): Promise<readonly ActiveMatch[]>;
  undo(matchId: number, undoing: Undoing): Promise<void>;
  /** Keeps the account of a movement with the customers of the documents. */
  learn(
    line: Pick<LockedLine, 'iban' | 'bookedOn'>,
    invoiceIds: readonly number[],
    by: string,
  ): Promise<void>;
  /** Forgets the account of a movement for the customers of the documents that no other movement from it has paid. */
  unlearn(lineId: number, invoiceIds: readonly number[]): Promise<void>;
  /** The document that a payment paid; null: none. */
  documentOf(paymentId: number): Promise<number | null>;
  /** The currencies of documents of a merchant. */
  currenciesOf(merchantId: number, invoiceIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** The earlier movement that the bank takes back by each of these, where one is sure. */
  reversedBy(
    reversalIds: readonly number[],
  ): Promise<readonly Readonly<{ id: number; reversedId: number }>[]>;
  /** Those of the outgoing movements that send money back: of a movement TO_RETURN, or null for a refund by bank. */
  returns(
    merchantId: number,
    outgoingIds: readonly number[],
  ): Promise<readonly Readonly<{ id: number; toReturnId: number | null }>[]>;
}
