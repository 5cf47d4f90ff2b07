import type { PlanFeature } from '#contract/merchants/plans.ts';

/** The views of the page, each at its fragment; the first one without a fragment, too. */
export const viewNames = ['merchants', 'accountants', 'programmers'] as const;
export type ViewName = (typeof viewNames)[number];

/** The pictures of screens that the script takes (`npm run docs:screenshots`). */
export type PictureName = 'pay' | 'counter' | 'home' | 'month' | 'clients' | 'developers';

/** What stands beside a service. */
type Beside = PictureName | 'invoice' | 'statement' | 'ledger' | 'code';

/** A service with its picture, and the features of the table of plans that it describes. */
export interface Service {
  readonly name: string;
  readonly beside: Beside;
  readonly features: readonly PlanFeature[];
}

/** A feature that a card describes. */
interface Card {
  readonly name: string;
  readonly features: readonly PlanFeature[];
}

type View = Readonly<{ services: readonly Service[]; cards: readonly Card[] }>;

/** What each view describes; the texts are in `texts/` under the same names. */
export const views = {
  merchants: {
    services: [
      { name: 'links', beside: 'pay', features: ['paymentLinks'] },
      { name: 'counter', beside: 'counter', features: ['counter', 'publicPage'] },
      {
        name: 'invoices',
        beside: 'invoice',
        features: ['invoices', 'corrections', 'installments'],
      },
      { name: 'bank', beside: 'statement', features: ['transfers', 'bankStatements'] },
      { name: 'money', beside: 'home', features: ['reports', 'payouts'] },
      { name: 'export', beside: 'ledger', features: ['exports', 'months', 'accountant'] },
    ],
    cards: [
      { name: 'customers', features: ['customerList'] },
      { name: 'offers', features: ['proformas'] },
      { name: 'recurring', features: ['schedules'] },
      { name: 'team', features: ['team'] },
      { name: 'safety', features: ['security'] },
      { name: 'threshold', features: ['threshold'] },
    ],
  },
  accountants: {
    services: [
      { name: 'seat', beside: 'clients', features: ['accountant'] },
      { name: 'month', beside: 'month', features: ['months'] },
    ],
    cards: [
      { name: 'statements', features: ['bankStatements'] },
      { name: 'problems', features: ['months'] },
      { name: 'questions', features: ['accountant'] },
      { name: 'documents', features: ['invoices', 'corrections'] },
      { name: 'vat', features: ['invoices'] },
      { name: 'proof', features: ['invoices', 'months'] },
      { name: 'threshold', features: ['threshold'] },
    ],
  },
  programmers: {
    services: [
      { name: 'api', beside: 'code', features: ['api'] },
      { name: 'events', beside: 'developers', features: ['api'] },
    ],
    cards: [
      { name: 'keys', features: ['api'] },
      { name: 'idempotency', features: ['api'] },
      { name: 'versions', features: ['api'] },
      { name: 'client', features: ['api'] },
      { name: 'sandbox', features: ['api'] },
      { name: 'command', features: ['api'] },
    ],
  },
} as const satisfies Readonly<Record<ViewName, View>>;
