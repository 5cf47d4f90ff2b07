import { payerStorage } from './payer-storage.ts';

export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage';
export type StoredId = keyof typeof browserStorage;

/** A stored item; a `prefix` is completed to a unique key. */
type StoredItem = Readonly<{ place: StoragePlace } & ({ key: string } | { prefix: string })>;

/**
 * Everything that the pages store in a browser. The pages use these keys, the privacy policy lists them, and an
 * end-to-end test compares them with a browser's storage. IndexedDB is not used.
 */
export const browserStorage = {
  ...payerStorage,
  /** Key of the payment that this browser began, set by the server for the pages of one link. */
  begunPayment: { place: 'cookie', key: 'begun' },
  theme: { place: 'localStorage', key: 'theme' },
  session: { place: 'localStorage', key: 'auth' },
  /** The session in which staff reads the portal of a merchant, in its tab; it goes before the one above. */
  viewing: { place: 'sessionStorage', key: 'auth' },
  sound: { place: 'localStorage', key: 'sound' },
  shortcuts: { place: 'localStorage', key: 'shortcuts' },
  /** react-admin's store: page, filters, columns and saved searches of the back office's lists. */
  lists: { place: 'localStorage', prefix: 'RaStore' },
  /** The portal's lists: chosen columns, saved views, opened filters and whether it is long, one item for each list. */
  portalLists: { place: 'localStorage', prefix: 'list:' },
  /** The offline page of the portal, kept by its service worker (`web/service-worker`). */
  offline: { place: 'cacheStorage', prefix: 'offline-' },
  /** Keys of writing calls without an answer (`web/shared/unanswered`). */
  unanswered: { place: 'sessionStorage', prefix: 'unanswered:' },
  receiptEmail: { place: 'sessionStorage', prefix: 'receipt:' },
} as const satisfies Readonly<Record<string, StoredItem>>;

/** The item of a stored key; undefined for an unknown key. */
export const storedIdOf = (place: StoragePlace, key: string): StoredId | undefined =>
  (Object.keys(browserStorage) as StoredId[]).find((id) => {
    const item: StoredItem = browserStorage[id];
    return item.place === place && ('key' in item ? item.key === key : key.startsWith(item.prefix));
  });
