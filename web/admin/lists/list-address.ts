/** A list of the back office with these filters in force, as an address. */
export const listAddress = (resource: string, filter: Readonly<Record<string, string | number>>): string =>
  `/admin/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
