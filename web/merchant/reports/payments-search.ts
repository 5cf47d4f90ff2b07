/** The query of the list of payments: those that succeeded on the days, found by a text unless it is null. */
export const paymentsSearch = (
  { from, to }: Readonly<{ from: string; to: string }>,
  search: string | null,
): string =>
  new URLSearchParams({
    status: 'SUCCEEDED',
    from,
    to,
    ...(search !== null && { search }),
  }).toString();
