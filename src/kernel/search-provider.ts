import type { Actor, Role } from './actor.ts';

/** One record that a search has found; title and detail are data, not messages. */
export type SearchResult = Readonly<{ id: number; title: string; detail: string | null }>;

/** Finds records of one kind for the search of the back office. */
export type SearchProvider<Kind extends string = string> = Readonly<{
  kind: Kind;
  /** The roles that see records of this kind; the provider knows which records. */
  roles: readonly Role[];
  find(query: Readonly<{ actor: Actor; search: string; limit: number }>): Promise<readonly SearchResult[]>;
}>;
