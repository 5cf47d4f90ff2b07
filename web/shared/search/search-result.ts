export interface SearchResultItem {
  readonly to: string;
  readonly title: string;
  readonly detail: string | null;
  /** The translated kind of record. */
  readonly kind: string;
  /** Acts on the page instead of opening another one. */
  readonly run?: () => void;
}

/** Results for a text; `isComplete` once the server has answered. */
export type UseSearchResults = (text: string) => {
  readonly results: readonly SearchResultItem[];
  readonly error: Error | null;
  readonly isComplete: boolean;
};
