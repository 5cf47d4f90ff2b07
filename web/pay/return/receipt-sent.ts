import { browserStorage } from '../../shared/browser-storage.ts';
import { tabStore, type Stored } from '../../shared/stored.ts';

type ReceiptStorage = Pick<Stored, 'getItem' | 'setItem'>;

const keyOf = (sessionId: string): string => `${browserStorage.receiptEmail.prefix}${sessionId}`;

/** The e-mail that the receipt was sent to in this tab; null if unknown. */
export const readReceiptSent = (sessionId: string, shelf: ReceiptStorage = tabStore): string | null =>
  shelf.getItem(keyOf(sessionId));

/** Stores the e-mail for a reload. */
export const storeReceiptSent = (sessionId: string, email: string, shelf: ReceiptStorage = tabStore): void =>
  shelf.setItem(keyOf(sessionId), email);
