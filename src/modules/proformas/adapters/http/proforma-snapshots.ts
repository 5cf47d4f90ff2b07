import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { readProforma } from './proformas.routes.ts';

/** Reads through the query and the presenter of the GET. */
export const proformaSnapshots = (deps: Parameters<typeof readProforma>[0]): ObjectSnapshots => ({
  read: ({ merchantId, subjectId }) => readProforma(deps, programOf(merchantId), Number(subjectId)),
});
