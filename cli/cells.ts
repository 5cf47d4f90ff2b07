/** Sofia's time, as for every business date; the Swedish locale orders year, month, day. */
const sofia = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Sofia',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-22 14:05` in Sofia; null stays null. @param instant a Date or ISO 8601 in UTC */
export const timeCell = (instant: Date | string | null): string | null =>
  instant === null ? null : sofia.format(new Date(instant));

/** `68.40`: two decimals in every language, because programs read the cell, too. @param amount in units, not cents */
export const amountCell = (amount: number): string => amount.toFixed(2);

type Document = Readonly<{ status: string; isTest: boolean; annulledAt: string | null }>;

/** `ANNULLED` instead of the status for an annulled document; `TEST` beside it for a test document. */
export const documentStatusCell = ({ status, isTest, annulledAt }: Document): string =>
  [annulledAt === null ? status : 'ANNULLED', ...(isTest ? ['TEST'] : [])].join(',');
