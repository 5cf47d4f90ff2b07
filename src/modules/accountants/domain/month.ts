import { isMonthOver } from '#kernel/month.ts';

/** RUNNING: the month is not over in Sofia. OVER: it is. */
export type MonthState = 'RUNNING' | 'OVER';

/** @param month `YYYY-MM`, compared with the month of the instant in Sofia */
export const monthStateOf = (month: string, instant: Date): MonthState =>
  isMonthOver(month, instant) ? 'OVER' : 'RUNNING';
