import type { PayerDecline } from '#kernel/payer-decline.ts';
import type { PublicPaymentLink } from './links.ts';

/** Why a payment link cannot be paid, as the pay page shows it (specification, point 8). */
export type LinkProblem =
  | 'not-found'
  | 'gone'
  | 'already-paid'
  | 'merchant-pending'
  | 'merchant-not-accepting'
  | 'under-review'
  | 'load-failed';

/** The data of the pay page: the server renders it, and the browser hydrates it with the same data. */
export type PayPageData = Readonly<{
  loaded:
    | Readonly<{ kind: 'ready'; link: PublicPaymentLink }>
    | Readonly<{ kind: 'problem'; problem: LinkProblem }>
    /** The page of a checkout that was left; `token` of the payment link, null without one. */
    | Readonly<{ kind: 'cancelled'; token: string | null; declined: PayerDecline | null }>;
  /** The refusal of a form that was posted without JavaScript; `message` is null where only the general text fits. */
  refused:
    | Readonly<{ message: string | null }>
    /** Messages of the invalid fields by name, and everything that was typed. */
    | Readonly<{ fields: Readonly<Record<string, string>>; typed: Readonly<Record<string, string>> }>
    | null;
}>;
