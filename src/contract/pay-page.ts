import type { PublicPaymentLink } from './links.ts';

/** Why a payment link cannot be paid (specification, point 8). */
export type LinkProblem =
  | 'not-found'
  | 'gone'
  | 'already-paid'
  | 'merchant-pending'
  | 'merchant-not-accepting'
  | 'under-review'
  | 'load-failed';

/** The data of the pay page, rendered by the server and hydrated by the browser. */
export type PayPageData = Readonly<{
  loaded:
    | Readonly<{ kind: 'ready'; link: PublicPaymentLink }>
    | Readonly<{ kind: 'problem'; problem: LinkProblem }>;
  /** The refusal of a form post without a script; `message` is null for the general text. */
  refused: Readonly<{ field: 'customerEmail' }> | Readonly<{ message: string | null }> | null;
}>;
