import type { Fault } from '#sandbox/control-client.ts';
import type { DisputeMove } from '#sandbox/payments/dispute-moves.ts';
import { cards } from '#test/support/application/hosted-page.ts';
import { shuffled, seededRandom } from '../support/random.ts';

/** How the customer comes to the link: by hand, at the counter, on the public page, by an invoice of today or last month. */
type SaleKind = 'link' | 'counter' | 'public-page' | 'invoice' | 'last-month';

/** What merchant or payer does to a document. */
export type DocumentAction =
  | 'transfer'
  | 'part-transfer'
  | 'take-back'
  | 'discount'
  | 'credit-line'
  | 'credit-whole'
  | 'debit'
  | 'annul'
  | 'other-buyer';

type Refunding = {
  readonly kind: 'refund';
  readonly percent: number | null;
  readonly at: 'product' | 'dashboard';
};

/** One step after a payment has succeeded; `percent` of the amount is refunded, null for all that is left. */
export type Step =
  | Refunding
  | { readonly kind: 'move'; readonly move: DisputeMove }
  | { readonly kind: 'double-pay' }
  /** All at once, with a refund beside them when `percent` is given. */
  | {
      readonly kind: 'actions';
      readonly actions: readonly DocumentAction[];
      readonly percent?: number | null;
    };

type Scenario = Readonly<{
  name: string;
  card?: string;
  currency?: 'EUR' | 'USD';
  sells?: SaleKind;
  /** What is done to the written invoice at the moment of the card payment. */
  meanwhile?: readonly DocumentAction[];
  steps: readonly Step[];
}>;

/** One customer: the purchase, its steps, and the faults set before the checkout and each step. */
export type Customer = Scenario & Readonly<{ price: number; faults: readonly (readonly Fault[])[] }>;

const refund = (percent: number | null, at: 'product' | 'dashboard' = 'product'): Step => ({
  kind: 'refund',
  percent,
  at,
});
const moves = (...names: readonly DisputeMove[]): Step[] => names.map((move) => ({ kind: 'move', move }));
const actions = (...names: readonly DocumentAction[]): Step => ({ kind: 'actions', actions: names });
const refundBeside = (percent: number | null, ...names: readonly DocumentAction[]): Step => ({
  kind: 'actions',
  actions: names,
  percent,
});

const { disputed: card, inquiry } = cards;
const written = { sells: 'invoice' } as const;
/** Sales with documents that a merchant writes, or that change after the sale. */
const documentScenarios: readonly Scenario[] = [
  { ...written, name: 'invoice by card', steps: [] },
  { ...written, name: 'card and transfer at once', meanwhile: ['transfer'], steps: [] },
  { ...written, name: 'card and transfer in dollars', currency: 'USD', meanwhile: ['transfer'], steps: [] },
  { ...written, name: 'card and a part by transfer', meanwhile: ['part-transfer'], steps: [refund(null)] },
  {
    ...written,
    name: 'card, a part by transfer, taken back',
    meanwhile: ['part-transfer', 'take-back'],
    steps: [actions('take-back')],
  },
  {
    ...written,
    name: 'card and credit note',
    meanwhile: ['credit-line'],
    steps: [refundBeside(30, 'discount')],
  },
  { ...written, name: 'card and annulment', meanwhile: ['annul'], steps: [] },
  { ...written, name: 'card, transfer, debit note', meanwhile: ['debit', 'transfer'], steps: [refund(20)] },
  {
    ...written,
    name: 'everything at once',
    meanwhile: ['transfer', 'annul', 'credit-whole', 'debit'],
    steps: [refundBeside(null, 'other-buyer', 'discount', 'annul')],
  },
  {
    ...written,
    name: 'invoice charged back, then credited',
    card: cards.disputed,
    steps: [...moves('lose'), actions('credit-whole')],
  },
  { name: 'last month, card and transfer', sells: 'last-month', meanwhile: ['transfer'], steps: [] },
  { name: 'last month, refunded', sells: 'last-month', steps: [refundBeside(40, 'discount', 'annul')] },
  { name: 'other buyer', steps: [actions('other-buyer'), refund(null)] },
  { name: 'other buyer beside a refund', steps: [refundBeside(50, 'other-buyer', 'credit-line')] },
  {
    name: 'other buyer beside notes',
    steps: [actions('other-buyer', 'discount', 'debit', 'annul'), refund(30)],
  },
  { name: 'counter', sells: 'counter', steps: [refund(30)] },
  { name: 'paid twice at the counter', sells: 'counter', steps: [{ kind: 'double-pay' }] },
  { name: 'public page', sells: 'public-page', steps: [actions('other-buyer')] },
  { name: 'public page, refunded', sells: 'public-page', steps: [refund(null)] },
];

const moneyScenarios: readonly Scenario[] = [
  { name: 'sale', steps: [] },
  { name: 'sale in dollars', currency: 'USD', steps: [] },
  { name: 'whole refund', steps: [refund(null)] },
  { name: 'whole refund in dollars', currency: 'USD', steps: [refund(null)] },
  { name: 'partial refund', steps: [refund(40)] },
  { name: 'three refunds', steps: [refund(20), refund(30), refund(null)] },
  { name: 'twelve refunds', steps: Array.from({ length: 12 }, () => refund(5)) },
  { name: 'refund that is pending first', card: cards.refundPending, steps: [refund(50), refund(null)] },
  { name: 'refund that fails later', card: cards.refundFails, steps: [refund(null)] },
  { name: 'whole refund at the dashboard', steps: [refund(null, 'dashboard')] },
  { name: 'refunds here and at the dashboard', steps: [refund(25), refund(25, 'dashboard'), refund(null)] },
  { name: 'double payment', steps: [{ kind: 'double-pay' }] },
  { name: 'chargeback left open', card, steps: [refund(null)] },
  { name: 'chargeback lost', card, steps: moves('lose') },
  { name: 'chargeback won', card, steps: moves('win') },
  { name: 'chargeback lost, won late', card, steps: moves('lose', 'win') },
  { name: 'chargeback prevented', card, steps: moves('prevent') },
  { name: 'chargeback won, then refunded', card, steps: [...moves('win'), refund(null)] },
  { name: 'inquiry closed', card: inquiry, steps: moves('win') },
  { name: 'inquiry refunded', card: inquiry, steps: [refund(null)] },
  { name: 'inquiry prevented', card: inquiry, steps: moves('prevent') },
  { name: 'inquiry escalated and lost', card: inquiry, steps: moves('escalate', 'lose') },
  { name: 'inquiry closed, escalated, lost', card: inquiry, steps: moves('win', 'escalate', 'lose') },
  { name: 'inquiry escalated, lost, won late', card: inquiry, steps: moves('escalate', 'lose', 'win') },
  { name: 'chargeback lost in dollars', card, currency: 'USD', steps: moves('lose') },
];

const scenarios = [...moneyScenarios, ...documentScenarios];

const refunding = 'POST /v1/refunds';
const opening = 'POST /v1/checkout/sessions';
const looking = 'GET /v1/checkout/sessions/:id';
const once = { times: 1 } as const;
const error = { kind: 'server-error', ...once } as const;

/** Each fault hits the first matching call of any customer. */
const faultsOf = {
  checkout: [
    [],
    [{ ...error, moment: 'after', route: opening }],
    [{ ...error, stored: true, moment: 'before', route: opening }],
    [{ ...error, stored: true, moment: 'after', route: opening }],
    [{ kind: 'reset', moment: 'after', route: opening, ...once }],
    [{ kind: 'hang', moment: 'after', route: opening, ...once }],
    [{ kind: 'webhook-drop', times: 6 }],
    [
      { kind: 'webhook-duplicate', times: 3 },
      { kind: 'webhook-reverse', times: 3 },
    ],
    [{ kind: 'webhook-delay', delayMs: 500, times: 3 }],
    [{ ...error, route: looking, times: 2 }],
  ],
  refund: [
    [{ ...error, stored: true, moment: 'after', route: refunding }],
    [{ ...error, stored: true, moment: 'before', route: refunding }],
    [{ ...error, moment: 'after', route: refunding }],
    [{ kind: 'reset', moment: 'after', route: refunding, ...once }],
    [{ kind: 'reset', route: refunding, times: 2 }],
    [{ kind: 'hang', moment: 'after', route: refunding, ...once }],
    [{ kind: 'rate-limit', route: refunding, ...once }],
    [
      { kind: 'webhook-drop', event: 'refund.*', times: 2 },
      { kind: 'webhook-drop', event: 'charge.refund*', times: 2 },
    ],
    [],
  ],
  dispute: [
    [{ kind: 'webhook-drop', event: 'charge.dispute.*', times: 3 }],
    [
      { kind: 'webhook-duplicate-other-id', times: 2 },
      { kind: 'webhook-reverse', times: 2 },
    ],
    [{ ...error, route: 'GET /v1/disputes', times: 2 }],
    [{ kind: 'reset', route: looking, times: 2 }],
    [],
  ],
} as const satisfies Record<string, readonly (readonly Fault[])[]>;

/** Returns a list's items in shuffled order, round after round, so that each is used. */
const inTurns = <T>(items: readonly T[], random: () => number): (() => T) => {
  let left: T[] = [];
  return () => {
    if (left.length === 0) left = shuffled(items, random);
    return left.pop()!;
  };
};

/** So many customers, with every scenario if there is room; deterministic for a seed. */
export const planCustomers = (count: number, seed: number): Customer[] => {
  const random = seededRandom(seed);
  const next = {
    scenario: inTurns(scenarios, random),
    checkout: inTurns<readonly Fault[]>(faultsOf.checkout, random),
    refund: inTurns<readonly Fault[]>(faultsOf.refund, random),
    dispute: inTurns<readonly Fault[]>(faultsOf.dispute, random),
  };
  return Array.from({ length: count }, () => {
    const scenario = next.scenario();
    const faults = scenario.steps.map(({ kind }) => (kind === 'move' ? next.dispute() : next.refund()));
    const price = 20 + Math.floor(random() * 18_000) / 100;
    return { ...scenario, price, faults: [next.checkout(), ...faults] };
  });
};
