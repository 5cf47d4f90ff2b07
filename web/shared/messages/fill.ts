/** Fills `{name}` in a message: `fill('Invoice {number}', { number: 7 })`. A missing value stays visible. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
