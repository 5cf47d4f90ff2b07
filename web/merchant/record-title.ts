/** „35,00 € · Мария“: amount and customer or description. */
export const recordTitle = (amount: string, who: string | null): string =>
  who === null || who === '' ? amount : `${amount} · ${who}`;
