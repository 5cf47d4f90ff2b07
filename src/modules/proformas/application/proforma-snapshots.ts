import type { ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { token } from '#kernel/token.ts';

/** Public API: proformas as their GET answers them. */
export const ProformaSnapshots = token<ObjectSnapshots>('proformas.ProformaSnapshots');
