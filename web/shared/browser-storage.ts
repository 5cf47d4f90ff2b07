export type StoragePlace = 'cookie' | 'localStorage' | 'sessionStorage';
export type StoredId = keyof typeof browserStorage;

/** One thing that the pages keep in the browser; a `prefix` is followed by what makes the key unique. */
type StoredItem = Readonly<{ place: StoragePlace } & ({ key: string } | { prefix: string })>;

/**
 * Everything that the pages keep in a browser. The pages take their keys from here, the privacy policy lists it, and an
 * end-to-end test compares it with what a browser holds. IndexedDB, caches and service workers are not used.
 */
export const browserStorage = {
  languageCookie: { place: 'cookie', key: 'language' },
  language: { place: 'localStorage', key: 'language' },
  theme: { place: 'localStorage', key: 'theme' },
  session: { place: 'localStorage', key: 'auth' },
  sound: { place: 'localStorage', key: 'sound' },
  shortcuts: { place: 'localStorage', key: 'shortcuts' },
  /** react-admin's store: page, filters, columns and saved searches of the back office's lists. */
  lists: { place: 'localStorage', prefix: 'RaStore' },
  typedDetails: { place: 'sessionStorage', prefix: 'pay:' },
  receiptEmail: { place: 'sessionStorage', prefix: 'receipt:' },
} as const satisfies Readonly<Record<string, StoredItem>>;

/** Seconds for which the cookie with the language lasts: one year. */
export const languageCookieSeconds = 31_536_000;

/** What a stored key is; undefined for one that the list does not know. */
export const storedIdOf = (place: StoragePlace, key: string): StoredId | undefined =>
  (Object.keys(browserStorage) as StoredId[]).find((id) => {
    const item: StoredItem = browserStorage[id];
    return item.place === place && ('key' in item ? item.key === key : key.startsWith(item.prefix));
  });
