import type { Actor } from '#kernel/actor.ts';
import { addDays, businessDateOf, isBefore, type BusinessDate } from '#kernel/business-date.ts';
import type { Clock } from '#kernel/clock.ts';
import { InvalidFields } from '#kernel/failure.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { comparedSpans, type ComparedSpans } from '#modules/payments/index.ts';
import type { ReportFigures, ReportReads } from './report-figures.ts';
import type { ReportLimits } from './report-limits.ts';

/** The periods of reports, in Sofia. */
export type ReportPeriod = 'MONTH' | 'QUARTER' | 'YEAR';
/** `on`: a day of the period, today unless given. */
export type ReportOf = Readonly<{ actor: Actor; period: ReportPeriod; on?: BusinessDate | undefined }>;

/** First and last day in Sofia, both included, with the figures. */
type FiguresOfDays = Readonly<{ from: BusinessDate; to: BusinessDate; figures: ReportFigures }>;
/** `previous`: the period before, up to the same elapsed time while the period runs. */
export type Report = FiguresOfDays & Readonly<{ isRunning: boolean; previous: FiguresOfDays }>;

type ScopeDeps = Readonly<{ clock: Clock; limits: ReportLimits }>;

/**
 * The merchant and the time of a report that the actor may read.
 * @throws SignInNeeded, NotAllowed, InvalidFields for a day after today, RateLimited
 */
export const scopeOf = async (
  { clock, limits }: ScopeDeps,
  { actor, period, on }: ReportOf,
): Promise<Readonly<{ merchantId: number; spans: ComparedSpans }>> => {
  const merchantId = mustHold(actor, 'EXPORT', 'exports:read');
  const now = clock.now();
  const today = businessDateOf(now);
  if (on !== undefined && isBefore(today, on))
    throw new InvalidFields([{ field: 'on', code: 'fields.period-to-come' }]);
  await limits.takeReport(actor);
  return { merchantId, spans: comparedSpans(period, on ?? today, now) };
};

type Deps = ScopeDeps & Readonly<{ reads: ReportReads }>;

/**
 * The figures of the actor's merchant in a month, quarter or year, beside those of the period before.
 * @throws SignInNeeded, NotAllowed, InvalidFields for a day after today, RateLimited
 */
export const getReport = async (deps: Deps, of: ReportOf): Promise<Report> => {
  const { merchantId, spans } = await scopeOf(deps, of);
  const { figures, previous } = await deps.reads.figures(merchantId, spans);
  const { span, before } = spans;
  return {
    from: span.from,
    to: addDays(span.end, -1),
    isRunning: isBefore(businessDateOf(deps.clock.now()), span.end),
    figures,
    previous: { from: before.from, to: addDays(before.end, -1), figures: previous },
  };
};
