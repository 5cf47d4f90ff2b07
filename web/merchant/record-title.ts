/** „35,00 € · Мария“: a record leads with its amount and with whom or what it is for; its number stands below. */
export const recordTitle = (amount: string, who: string | null): string =>
  who === null || who === '' ? amount : `${amount} · ${who}`;
