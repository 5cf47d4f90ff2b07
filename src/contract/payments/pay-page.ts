import type { PayerDecline } from './words/payer-decline.ts';
import type { CheckoutState } from './checkouts.ts';
import type { TransferState } from './transfers.ts';
import type { PublicPaymentLink } from '../links/links.ts';

/** Why a payment link cannot be paid, as the pay page shows it (specification, point 8). */
export type LinkProblem =
  | 'not-found'
  | 'gone'
  | 'credited'
  | 'already-paid'
  | 'merchant-pending'
  | 'merchant-not-accepting'
  | 'under-review'
  | 'load-failed';

/** What a page knows of a state that it asks for; `polls`: how often it asked so far. */
export type Progress<State> =
  | Readonly<{ kind: 'known'; state: State; polls: number }>
  | Readonly<{ kind: 'unknown' }>
  | Readonly<{ kind: 'unreachable' }>;

/** What the page of a checkout that the payer returned from knows. */
export type CheckoutProgress = Progress<CheckoutState>;

/** What the page of a promised transfer knows. */
export type TransferProgress = Progress<TransferState>;

/** What a form of the return page that was posted without JavaScript has done. */
export const returnAnswers = ['sent', 'replaced', 'requested'] as const;
export type ReturnAnswer = (typeof returnAnswers)[number];

/** The data of the pay page: the server renders it, and the browser hydrates it with the same data. */
export type PayPageData = Readonly<{
  loaded:
    | Readonly<{ kind: 'ready'; link: PublicPaymentLink }>
    | Readonly<{ kind: 'problem'; problem: LinkProblem }>
    /**
     * The page of a checkout that was left; `token` of the payment link, null without one. `attempt`: the key of the
     * attempt, by which the pay page has what the payer typed; null when it is unknown.
     */
    | Readonly<{
        kind: 'cancelled';
        token: string | null;
        attempt: string | null;
        declined: PayerDecline | null;
      }>
    /** The page of a checkout that the payer returned from; `sessionId` is null when its address names none. */
    | Readonly<{
        kind: 'returned';
        sessionId: string | null;
        progress: CheckoutProgress;
        answer: ReturnAnswer | null;
      }>
    /** The page of a promised transfer. */
    | Readonly<{ kind: 'transfer'; token: string; progress: TransferProgress }>;
  /** The refusal of a form that was posted without JavaScript; `message` is null where only the general text fits. */
  refused:
    | Readonly<{ message: string | null }>
    /** Messages of the invalid fields by name, and everything that was typed; after a decline without messages. */
    | Readonly<{ fields: Readonly<Record<string, string>>; typed: Readonly<Record<string, string>> }>
    | null;
}>;
