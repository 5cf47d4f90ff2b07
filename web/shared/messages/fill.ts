import { isolated } from './isolated.ts';

/** Fills `{name}` in a message: `fill('Invoice {number}', { number: 7 })`. Values are isolated by direction; a missing one stays visible. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replaceAll(/\{(\w+)\}/g, (gap, name: string) => isolated(String(values[name] ?? gap)));
