export interface SearchResultItem {
  readonly to: string;
  readonly title: string;
  readonly detail: string | null;
  /** The translated kind of record. */
  readonly kind: string;
}

/** Results for a text; `isComplete` once the server has answered. */
export type UseSearchResults = (text: string) => {
  readonly results: readonly SearchResultItem[];
  readonly error: Error | null;
  readonly isComplete: boolean;
};
