import { browserStorage } from '../../shared/browser-storage.ts';

type ReceiptStorage = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (sessionId: string): string => `${browserStorage.receiptEmail.prefix}${sessionId}`;

/** The e-mail that the receipt was sent to in this tab; null if unknown. */
export const readReceiptSent = (sessionId: string, shelf?: ReceiptStorage): string | null => {
  try {
    return (shelf ?? sessionStorage).getItem(keyOf(sessionId));
  } catch {
    return null;
  }
};

/** Stores the e-mail for a reload. Does nothing if storage is blocked. */
export const storeReceiptSent = (sessionId: string, email: string, shelf?: ReceiptStorage): void => {
  try {
    (shelf ?? sessionStorage).setItem(keyOf(sessionId), email);
  } catch {
    // Private windows may block storage; the page works without it.
  }
};
