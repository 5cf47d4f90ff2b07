import type { Actor, Role } from './actor.ts';

export const findableKinds = ['merchant', 'payment', 'invoice', 'payment-link', 'user'] as const;

/** One thing that a search came upon; title and detail are data, not sentences. */
export type Hit = Readonly<{
  kind: (typeof findableKinds)[number];
  id: number;
  title: string;
  detail: string | null;
}>;

/** Finds things of one kind by what people know of them. */
export type Finder = Readonly<{
  /** Who may see things of this kind at all; which of them, the finder knows. */
  roles: readonly Role[];
  find(query: Readonly<{ actor: Actor; search: string; limit: number }>): Promise<readonly Hit[]>;
}>;
