import type { Schedule, ScheduleRun, ScheduleSummary } from '#contract/schedules/schedules.ts';
import { Money } from '#kernel/money.ts';
import type { UsableMandate } from '#modules/payments/index.ts';
import type { RunView, ScheduleView } from '../postgres/schedule-view.ts';

const decimalOf = (minor: number, currency: ScheduleView['currency']): number =>
  Money.ofMinor(BigInt(minor), currency).toDecimal();

/** Maps a view to the contract of lists. */
export const presentSummary = (view: ScheduleView): ScheduleSummary => ({
  id: view.id,
  version: view.version,
  merchantId: view.merchantId,
  merchantName: view.merchantName,
  customerId: view.customerId,
  customerName: view.customerName,
  about: view.about,
  every: view.every,
  day: view.day ?? 'LAST',
  mode: view.mode,
  state: view.state,
  total: decimalOf(view.totalMinor, view.currency),
  currency: view.currency,
  nextOn: view.nextOn,
  startsOn: view.startsOn,
  endsOn: view.endsOn,
  times: view.times,
  dueDays: view.dueDays,
  chargesCard: view.chargesCard,
  cardMax: view.cardMaxMinor === null ? null : decimalOf(view.cardMaxMinor, view.currency),
  openRuns: view.openRuns,
  problem: view.problem as ScheduleSummary['problem'],
});

/** Maps a period to the contract. */
export const presentRun = (run: RunView): ScheduleRun => ({
  id: run.id,
  scheduleId: run.scheduleId,
  period: run.period,
  state: run.state,
  problem: run.problem as ScheduleRun['problem'],
  problemField: run.problemField,
  total: decimalOf(run.totalMinor, run.currency),
  currency: run.currency,
  invoiceId: run.invoiceId,
  invoiceNumber: run.invoiceNumber,
  charge: run.charge,
  chargeOn: run.chargeOn,
  chargeProblem: run.chargeProblem as ScheduleRun['chargeProblem'],
  ranAt: run.ranAt,
});

/** Maps a view with its periods and the card of its customer to the contract of one record. */
export const presentRecord = (
  view: ScheduleView,
  runs: readonly RunView[],
  card: UsableMandate | null,
): Schedule => ({
  ...presentSummary(view),
  content: view.content,
  card: card && {
    mandateId: card.id,
    brand: card.brand,
    last4: card.last4,
    expiresOn: card.expiresOn,
    maxAmount: card.max.toDecimal(),
  },
  runs: runs.map(presentRun),
  createdAt: view.createdAt,
});
