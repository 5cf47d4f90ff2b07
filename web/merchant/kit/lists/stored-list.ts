import { useState } from 'react';
import { browserStorage } from '../../../shared/browser-storage.ts';
import { localStore } from '../../../shared/stored.ts';

/** Filters and order of a list under a name; `search` is a query string without `?`. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
}

/** What a browser remembers of one list. */
export interface StoredList {
  /** The columns that were shown or hidden by choice; others are as usual. */
  readonly columns: Readonly<Record<string, boolean>>;
  readonly views: readonly SavedView[];
  /** The filters were opened, and not closed since. */
  readonly isOpen: boolean;
  /** It had enough rows for a search when it was last shown. */
  readonly isLong: boolean;
}

/** Longest name of a view, and the most views of a list. */
export const viewNameLength = 60;
export const mostViews = 20;

const nothing: StoredList = { columns: {}, views: [], isOpen: false, isLong: false };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isView = (value: unknown): value is SavedView =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['search'] === 'string';

/** Reads what was stored; anything else counts as nothing stored. */
export const readStoredList = (text: string | null): StoredList => {
  try {
    const { columns, views, isOpen, isLong }: Record<string, unknown> = JSON.parse(text ?? '{}');
    const chosen = isRecord(columns) ? Object.entries(columns) : [];
    return {
      columns: Object.fromEntries(
        chosen.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      ),
      views: Array.isArray(views) ? views.filter(isView).slice(0, mostViews) : [],
      isOpen: isOpen === true,
      isLong: isLong === true,
    };
  } catch {
    return nothing;
  }
};

/** What differs from a list that was never used. */
const changesOf = ({ columns, views, isOpen, isLong }: StoredList) => ({
  ...(Object.keys(columns).length > 0 && { columns }),
  ...(views.length > 0 && { views }),
  ...(isOpen && { isOpen }),
  ...(isLong && { isLong }),
});

/** What this browser remembers of a list: chosen columns, saved views, opened filters, its length. */
export const useStoredList = (name: string) => {
  const key = `${browserStorage.portalLists.prefix}${name}`;
  const [stored, setStored] = useState(() => readStoredList(localStore.getItem(key)));
  const change = (changed: Partial<StoredList>): void => {
    const next = { ...stored, ...changed };
    setStored(next);
    const changes = changesOf(next);
    if (Object.keys(changes).length === 0) localStore.removeItem(key);
    else localStore.setItem(key, JSON.stringify(changes));
  };
  return [stored, change] as const;
};
