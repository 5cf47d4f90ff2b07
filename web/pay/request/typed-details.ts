import { browserStorage } from '../../shared/browser-storage.ts';

export type TypedDetails = Readonly<{ customerName: string; customerEmail: string }>;

/** Others may have written there. */
type Kept = Readonly<Partial<Record<keyof TypedDetails, unknown>>> | null;
type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (token: string): string => `${browserStorage.typedDetails.prefix}${token}`;

/** What the customer typed on this link before, in this tab; null when nothing (or nothing readable) is kept. */
export const recallTyped = (token: string, shelf?: Shelf): TypedDetails | null => {
  try {
    const kept = JSON.parse((shelf ?? sessionStorage).getItem(keyOf(token)) ?? 'null') as Kept;
    const { customerName, customerEmail } = kept ?? {};
    return typeof customerName === 'string' && typeof customerEmail === 'string'
      ? { customerName, customerEmail }
      : null;
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
