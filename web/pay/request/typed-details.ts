import { browserStorage } from '../../shared/browser-storage.ts';

export type TypedDetails = Readonly<{ customerName: string; customerEmail: string }>;

/** Untrusted: the storage may contain anything. */
type StoredDetails = Readonly<Partial<Record<keyof TypedDetails, unknown>>> | null;
type DetailsStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (token: string): string => `${browserStorage.typedDetails.prefix}${token}`;

/** The payer's details stored for this link in this tab; null without valid ones. */
export const readTypedDetails = (token: string, shelf?: DetailsStorage): TypedDetails | null => {
  try {
    const stored = JSON.parse((shelf ?? sessionStorage).getItem(keyOf(token)) ?? 'null') as StoredDetails;
    const { customerName, customerEmail } = stored ?? {};
    return typeof customerName === 'string' && typeof customerEmail === 'string'
      ? { customerName, customerEmail }
      : null;
  } catch {
    return null;
  }
};

/** Stores the payer's details for a reload and for the return from the provider. Does nothing if storage is blocked. */
export const storeTypedDetails = (token: string, details: TypedDetails, shelf?: DetailsStorage): void => {
  try {
    (shelf ?? sessionStorage).setItem(keyOf(token), JSON.stringify(details));
  } catch {
    // Private windows may block storage; the page works without it.
  }
};
