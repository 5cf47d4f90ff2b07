import type { businessTypes } from '../merchants/merchants.ts';

/** Why a public page is not shown. */
export type PublicPageProblem = 'not-found' | 'not-accepting' | 'too-many' | 'load-failed';

/** What visitors see of a merchant. */
export type ShownPublicPage = Readonly<{
  merchantName: string;
  /** On this origin; null without a logo. */
  logoUrl: string | null;
  /** `#RRGGBB`; null: none. */
  brandColor: string | null;
  text: string | null;
  town: string | null;
  phone: string | null;
  email: string | null;
  returnTerms: string | null;
  /** What is sold, while the page takes no payments yet; null: it takes them. */
  offer: Readonly<{
    /** NOT_YET: the merchant cannot be paid yet. NOT_HERE: its page is off. */
    payments: 'NOT_YET' | 'NOT_HERE';
    businessType: (typeof businessTypes)[number];
    items: readonly string[];
  }> | null;
  /** Smallest and largest amount in EUR; null: the page takes no amounts. */
  amounts: Readonly<{ min: number; max: number }> | null;
  isIndexed: boolean;
}>;

/** The data of the server-rendered public page. */
export type PublicPageData = Readonly<{
  loaded:
    | Readonly<{ kind: 'ready'; page: ShownPublicPage }>
    | Readonly<{ kind: 'problem'; problem: PublicPageProblem }>;
  /** Of a form that was refused: messages of its fields, and what was typed; `message` where no field is wrong. */
  refused: Readonly<{
    message: string | null;
    fields: Readonly<Record<string, string>>;
    typed: Readonly<Record<string, string>>;
  }> | null;
}>;
