import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: payment links as their GET answers them. */
export const LinkSnapshots = token<ObjectSnapshots>('links.LinkSnapshots');
