import type { Actor, Role } from './actor.ts';

/** One record found by a search; title and detail are data and are not translated. */
type SearchResult = Readonly<{ id: number; title: string; detail: string | null }>;

/** Finds records of one kind for the search of the back office. */
export type SearchProvider<Kind extends string = string> = Readonly<{
  kind: Kind;
  /** The roles that see records of this kind; `find` restricts them to the visible records. */
  roles: readonly Role[];
  /** @returns the newest matches, at most `limit` */
  find(query: Readonly<{ actor: Actor; search: string; limit: number }>): Promise<readonly SearchResult[]>;
}>;
