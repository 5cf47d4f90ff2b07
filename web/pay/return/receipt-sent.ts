import { browserStorage } from '../../shared/browser-storage.ts';

type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (sessionId: string): string => `${browserStorage.receiptEmail.prefix}${sessionId}`;

/** The address that the payer had the receipt sent to, in this tab; null when none is known. */
export const recallReceiptSent = (sessionId: string, shelf?: Shelf): string | null => {
  try {
    return (shelf ?? sessionStorage).getItem(keyOf(sessionId));
  } catch {
    return null;
  }
};

/** Keeps it through a reload of the page. A browser that forbids storage only forgets. */
export const keepReceiptSent = (sessionId: string, email: string, shelf?: Shelf): void => {
  try {
    (shelf ?? sessionStorage).setItem(keyOf(sessionId), email);
  } catch {
    // Private windows may refuse storage; the page works without it.
  }
};
