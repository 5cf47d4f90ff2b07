import type { PublicPaymentLink } from './links.ts';

/** Why a link cannot be paid, as the page says it (specification, point 8). */
export type LinkProblem =
  | 'not-found'
  | 'gone'
  | 'already-paid'
  | 'merchant-pending'
  | 'merchant-not-accepting'
  | 'under-review'
  | 'load-failed';

/** What the pay page is made of, by the server and once more by the browser that takes it over. */
export type PayPageData = Readonly<{
  loaded:
    | Readonly<{ kind: 'ready'; link: PublicPaymentLink }>
    | Readonly<{ kind: 'problem'; problem: LinkProblem }>;
  /** Why the form that was sent without a script came back; `message` is null where only the general sentence fits. */
  refused: Readonly<{ field: 'customerEmail' }> | Readonly<{ message: string | null }> | null;
}>;
