import type { Hit } from '#contract/search.ts';

const order: readonly Hit['kind'][] = ['merchant', 'payment', 'invoice', 'payment-link', 'user'];

/** A merchant before the user of the same name; within a kind the server's order stays. */
export const orderHits = <H extends Pick<Hit, 'kind'>>(hits: readonly H[]): readonly H[] =>
  hits.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
