export type TypedDetails = Readonly<{ customerName: string; customerEmail: string }>;

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (token: string): string => `pay:${token}`;

/** What the customer typed on this link before, in this tab; null when nothing (or nothing readable) is kept. */
export const recallTyped = (token: string, shelf?: Shelf): TypedDetails | null => {
  try {
    const kept: unknown = JSON.parse((shelf ?? sessionStorage).getItem(keyOf(token)) ?? 'null');
    return isTyped(kept) ? { customerName: kept.customerName, customerEmail: kept.customerEmail } : null;
  } catch {
    return null;
  }
};

/** Keeps it through a reload and the way to the provider and back. A browser that forbids storage only forgets. */
export const keepTyped = (token: string, details: TypedDetails, shelf?: Shelf): void => {
  try {
    (shelf ?? sessionStorage).setItem(keyOf(token), JSON.stringify(details));
  } catch {
    // Private windows may refuse storage; the page works without it.
  }
};

const isTyped = (kept: unknown): kept is TypedDetails =>
  typeof kept === 'object' &&
  kept !== null &&
  typeof (kept as Partial<TypedDetails>).customerName === 'string' &&
  typeof (kept as Partial<TypedDetails>).customerEmail === 'string';
