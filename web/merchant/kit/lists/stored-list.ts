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
}

/** Longest name of a view, and the most views of a list. */
export const viewNameLength = 60;
export const mostViews = 20;

const nothing: StoredList = { columns: {}, views: [] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isView = (value: unknown): value is SavedView =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['search'] === 'string';

/** Reads what was stored; anything else counts as nothing stored. */
export const readStoredList = (text: string | null): StoredList => {
  try {
    const { columns, views }: Record<string, unknown> = JSON.parse(text ?? '{}');
    const chosen = isRecord(columns) ? Object.entries(columns) : [];
    return {
      columns: Object.fromEntries(
        chosen.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
      ),
      views: Array.isArray(views) ? views.filter(isView).slice(0, mostViews) : [],
    };
  } catch {
    return nothing;
  }
};

/** The chosen columns and saved views of a list, remembered in this browser. */
export const useStoredList = (name: string) => {
  const key = `${browserStorage.portalLists.prefix}${name}`;
  const [stored, setStored] = useState(() => readStoredList(localStore.getItem(key)));
  const change = (changed: Partial<StoredList>): void => {
    const next = { ...stored, ...changed };
    setStored(next);
    if (Object.keys(next.columns).length === 0 && next.views.length === 0) localStore.removeItem(key);
    else localStore.setItem(key, JSON.stringify(next));
  };
  return [stored, change] as const;
};
