const inSofia = (withTime: boolean) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Sofia',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    ...(withTime ? ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const) : {}),
  });
const dateFormat = inSofia(false);
const dateTimeFormat = inSofia(true);

const instantOf = (text: string | null | undefined): Date | undefined => {
  const instant = new Date(text ?? NaN);
  return Number.isNaN(instant.getTime()) ? undefined : instant;
};

/**
 * dd/mm/yyyy, '-' for a missing or invalid date (specification, point 9). An instant falls on its day in Sofia; a
 * business date `YYYY-MM-DD` is that day too, since Sofia is never behind UTC.
 */
export const formatDate = (text: string | null | undefined): string => {
  const instant = instantOf(text);
  return instant ? dateFormat.format(instant) : '-';
};

/** dd/mm/yyyy, hh:mm in Sofia; '-' for a missing or invalid instant. */
export const formatDateTime = (text: string | null | undefined): string => {
  const instant = instantOf(text);
  return instant ? dateTimeFormat.format(instant) : '-';
};
