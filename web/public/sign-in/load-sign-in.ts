import { loadWithinLimit } from '../../shared/state/lazy-chunk.ts';

/** The calls of a sign-in and their contract, which the page does not need before it can be used. */
export const loadSignIn = () => loadWithinLimit(() => import('../../shared/sign-in-with.ts'));
