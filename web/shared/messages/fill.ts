import { shownText } from '#contract/shown-text.ts';

/** Fills `{name}` in a message: `fill('Invoice {number}', { number: 7 })`. Values are shown as `shownText` says; a missing one stays visible. */
export const fill = (message: string, values: Readonly<Record<string, string | number>>): string =>
  message.replaceAll(/\{(\w+)\}/g, (gap, name: string) => shownText(String(values[name] ?? gap)));
