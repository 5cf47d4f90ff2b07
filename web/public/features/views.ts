import type { PlanFeature } from '#contract/merchants/plans.ts';

/** The views of the page, each at its fragment; the first one without a fragment, too. */
export const viewNames = ['merchants', 'accountants', 'programmers'] as const;
export type ViewName = (typeof viewNames)[number];

/** The pictures of screens that the script takes (`npm run docs:screenshots`). */
export type PictureName = 'pay' | 'counter' | 'home' | 'month' | 'clients' | 'developers';

/** What stands beside a service. */
type Beside = PictureName | 'invoice' | 'ledger' | 'code';

/** A service with its picture, and the features of the table of plans that it tells of. */
export interface Service {
  readonly name: string;
  readonly beside: Beside;
  readonly features: readonly PlanFeature[];
}

/** A feature told of in a card. */
interface Card {
  readonly name: string;
  readonly features: readonly PlanFeature[];
}

type View = Readonly<{ services: readonly Service[]; cards: readonly Card[] }>;

/** What each view tells of. Each text is in the messages under the name of its view and its own name. */
export const views = {
  merchants: {
    services: [
      { name: 'links', beside: 'pay', features: ['links'] },
      { name: 'counter', beside: 'counter', features: ['counter', 'publicPage'] },
      {
        name: 'invoices',
        beside: 'invoice',
        features: ['invoices', 'corrections', 'installments', 'transfers'],
      },
      { name: 'money', beside: 'home', features: ['reports', 'payouts'] },
      { name: 'export', beside: 'ledger', features: ['exports', 'months', 'accountant'] },
    ],
    cards: [
      { name: 'customers', features: ['customers'] },
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
