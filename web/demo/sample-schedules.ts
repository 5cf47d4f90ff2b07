import { addDays, businessDateOf } from '#contract/business-date.ts';
import type { Schedule, ScheduleRun, summariseSchedules } from '#contract/schedules/schedules.ts';
import { periodWords } from '#contract/schedules/words/period-words.ts';
import type * as z from 'zod';
import { fill } from '../shared/messages/fill.ts';
import { fromMinor, sumOf } from '../shared/money.ts';
import { addressOf, sales, type Person, type Sale } from './sales.ts';
import { documentOf, numberOf } from './sample-documents.ts';
import { dayOf, merchantId, messagesOf, momentOf, type SampleData } from './sample-data.ts';

/** Each month has it. */
const day = 28;
const dueDays = 14;
const upcomingDays = 30;
const currency = 'EUR';

type Repeated = Readonly<{
  id: number;
  who: Person;
  about: 'bread' | 'breakfast' | 'school';
  /** In euro cents, VAT included. */
  cents: number;
  state: Schedule['state'];
  mode: Schedule['mode'];
}>;

const repeated: readonly Repeated[] = [
  { id: 1, who: 'ivan', about: 'bread', cents: 4_200, state: 'ACTIVE', mode: 'ISSUE_AND_SEND' },
  { id: 2, who: 'office', about: 'breakfast', cents: 11_250, state: 'ACTIVE', mode: 'PROPOSE' },
  { id: 3, who: 'school', about: 'school', cents: 9_600, state: 'PAUSED', mode: 'ISSUE_AND_SEND' },
];

/** The next such day, of this month or the one after. */
const nextOf = ({ now }: SampleData): string => {
  const today = businessDateOf(now);
  const first = addDays(today, 1);
  const month = Number(first.slice(8)) <= day ? first : addDays(`${first.slice(0, 7)}-28` as typeof first, 4);
  return `${month.slice(0, 7)}-${day}`;
};

/** The sales of the bread are its documents. */
const runOf = (data: SampleData, sale: Sale, place: number): ScheduleRun => {
  const document = documentOf(sale)!;
  const { daysAgo } = document;
  return {
    id: place + 1,
    scheduleId: 1,
    period: dayOf(data, daysAgo),
    state: 'ISSUED',
    problem: null,
    problemField: null,
    total: fromMinor(sale.cents),
    currency,
    invoiceId: document.id,
    invoiceNumber: numberOf(document),
    charge: 'NONE',
    chargeOn: null,
    chargeProblem: null,
    ranAt: momentOf(data, daysAgo, '06:00'),
  };
};

const proposalOf = (data: SampleData, { id, cents }: Repeated): ScheduleRun => ({
  id: 9,
  scheduleId: id,
  period: dayOf(data, 0),
  state: 'PROPOSED',
  problem: null,
  problemField: null,
  total: fromMinor(cents),
  currency,
  invoiceId: null,
  invoiceNumber: null,
  charge: 'NONE',
  chargeOn: null,
  chargeProblem: null,
  ranAt: momentOf(data, 0, '06:00'),
});

const runsOf = (data: SampleData, of: Repeated): ScheduleRun[] => {
  if (of.mode === 'PROPOSE') return [proposalOf(data, of)];
  if (of.about !== 'bread') return [];
  return sales
    .filter(({ what }) => what === 'bread')
    .map((sale, place) => runOf(data, sale, place))
    .toReversed();
};

const scheduleOf = (data: SampleData, of: Repeated): Schedule => {
  const { people, recurring, unit, merchant } = messagesOf(data);
  const { id, who, about, cents, state, mode } = of;
  const text = fill(recurring[about], periodWords[data.language]);
  const runs = runsOf(data, of);
  return {
    id,
    version: 1,
    merchantId,
    merchantName: merchant,
    customerId: null,
    customerName: people[who],
    about: text,
    every: 'MONTH',
    day,
    mode,
    state,
    total: fromMinor(cents),
    currency,
    nextOn: nextOf(data),
    startsOn: dayOf(data, 57),
    endsOn: null,
    times: null,
    dueDays,
    chargesCard: false,
    cardMax: null,
    openRuns: runs.filter((run) => run.state === 'PROPOSED').length,
    problem: null,
    content: {
      currency,
      customer: {
        kind: 'PERSON',
        name: people[who],
        address: undefined,
        taxId: undefined,
        country: undefined,
        vatNumber: undefined,
        email: addressOf[who],
      },
      customerId: null,
      items: [{ description: text, quantity: 1, unit, grossUnitPrice: fromMinor(cents), taxRate: 20 }],
      description: undefined,
      language: data.language,
    },
    card: null,
    runs,
    createdAt: momentOf(data, 57, '06:00'),
  };
};

/** What the sample bakery repeats: one waits for a person, one is paused. */
export const sampleSchedules = (data: SampleData): readonly Schedule[] =>
  repeated.map((of) => scheduleOf(data, of)).toSorted((one, other) => other.openRuns - one.openRuns);

/** As the server counts: each schedule of the sample makes one document a month. */
export const sampleUpcoming = (data: SampleData): z.output<typeof summariseSchedules.response> => {
  const schedules = sampleSchedules(data);
  const active = schedules.filter(({ state }) => state === 'ACTIVE');
  const until = addDays(businessDateOf(data.now), upcomingDays);
  const coming = active.filter(({ nextOn }) => nextOn !== null && nextOn < until);
  const totalOf = (rows: readonly Schedule[]): number => sumOf(rows.map(({ total }) => total));
  return {
    active: active.length,
    waiting: schedules.reduce((sum, { openRuns }) => sum + openRuns, 0),
    upcoming: [{ currency, documents: coming.length, total: totalOf(coming), perMonth: totalOf(active) }],
  };
};
