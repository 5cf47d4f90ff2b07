import { browserStorage, type StoragePlace, type StoredId } from '../../../shared/browser-storage.ts';

/** Purpose and retention of each stored item, and names of the storages. */
export type StoredMessages = Readonly<{
  places: Readonly<Record<StoragePlace, string>>;
  items: Readonly<Record<StoredId, string>>;
}>;

const nameOf = (id: StoredId): string => {
  const item = browserStorage[id];
  return 'key' in item ? item.key : `${item.prefix}…`;
};

/** One point of the privacy policy per item that the pages store in a browser. */
export const storedPoints = ({ places, items }: StoredMessages): string[] =>
  (Object.keys(browserStorage) as StoredId[]).map(
    (id) => `${nameOf(id)} (${places[browserStorage[id].place]}): ${items[id]}`,
  );
