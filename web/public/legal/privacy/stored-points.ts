import { browserStorage, type StoragePlace, type StoredId } from '../../../shared/browser-storage.ts';

/** What each stored item is for and how long it is kept, and how the places are called. */
export type StoredMessages = Readonly<{
  places: Readonly<Record<StoragePlace, string>>;
  items: Readonly<Record<StoredId, string>>;
}>;

const nameOf = (id: StoredId): string => {
  const item = browserStorage[id];
  return 'key' in item ? item.key : `${item.prefix}…`;
};

/** One point of the privacy policy for everything that the pages keep in a browser. */
export const storedPoints = ({ places, items }: StoredMessages): string[] =>
  (Object.keys(browserStorage) as StoredId[]).map(
    (id) => `${nameOf(id)} (${places[browserStorage[id].place]}): ${items[id]}`,
  );
