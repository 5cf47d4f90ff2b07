/** Texts about reports. */
export const bg = {
  topicReports: 'Справки за оборота на търговец.',
  reportsShowSummary: 'Показва сумите на месец, тримесечие или година до тези на периода преди него, в евро.',
  reportMonthFlag: 'Месец (ГГГГ-ММ); по подразбиране текущият.',
  reportQuarterFlag: 'Тримесечие (ГГГГ-Q1 до ГГГГ-Q4).',
  reportYearFlag: 'Година (ГГГГ).',
  reportQuarterWrong: 'Тримесечието се пише така: 2026-Q4.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  topicReports: 'Reports on the turnover of a merchant.',
  reportsShowSummary:
    'Shows the figures of a month, quarter or year beside those of the period before, in euro.',
  reportMonthFlag: 'Month (YYYY-MM); the current one by default.',
  reportQuarterFlag: 'Quarter (YYYY-Q1 to YYYY-Q4).',
  reportYearFlag: 'Year (YYYY).',
  reportQuarterWrong: 'Write a quarter like this: 2026-Q4.',
};
