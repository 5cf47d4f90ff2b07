import type { DraftValues } from './draft-values.ts';

type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The stored value of each known key, where it has the type of the default. */
const filled = <T extends object>(defaults: T, stored: unknown): T =>
  isRecord(stored)
    ? (Object.fromEntries(
        Object.entries(defaults).map(([key, value]) => [
          key,
          typeof stored[key] === typeof value && !isRecord(value) && !Array.isArray(value)
            ? stored[key]
            : value,
        ]),
      ) as T)
    : defaults;

const rowsOf = <T extends object>(stored: unknown, empty: T): T[] =>
  Array.isArray(stored) ? stored.filter(isRecord).map((row) => filled(empty, row)) : [];

const textsOf = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];

/**
 * The form of a stored draft. A draft of an older version of the form keeps what both have; everything is checked when the
 * invoice is issued.
 * @param empty the form without input
 */
export const valuesOfDraft = (stored: Stored, empty: DraftValues): DraftValues => {
  const items = rowsOf(stored['items'], empty.items[0]!);
  return {
    ...filled(empty, stored),
    customer: filled(empty.customer, stored['customer']),
    items: items.length > 0 ? items : empty.items,
    advances: textsOf(stored['advances']),
    installments: rowsOf(stored['installments'], { dueDate: '', amount: '' }),
  };
};

/** Whether a form holds something worth keeping: a customer, or the text or price of a line. */
export const isWorthKeeping = ({ customer, items }: DraftValues): boolean =>
  [customer.name, customer.taxId, customer.email].some((text) => text.trim() !== '') ||
  items.some(({ description, unitPrice, grossUnitPrice }) =>
    [description, unitPrice, grossUnitPrice].some((text) => text.trim() !== ''),
  );
