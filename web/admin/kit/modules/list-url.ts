/** URL of a list of the back office with these filters. */
export const listUrl = (resource: string, filter: Readonly<Record<string, string | number>>): string =>
  `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
