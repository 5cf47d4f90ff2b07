import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { getOwnBill } from '../postgres/list-bills.ts';
import { readBillDetails } from './read-bill-details.ts';

type Deps = Parameters<typeof getOwnBill>[0] & Parameters<typeof readBillDetails>[0];

/** Reads through the query and the presenter of the GET. */
export const billSnapshots = (deps: Deps): ObjectSnapshots => ({
  read: async ({ merchantId, subjectId }) =>
    readBillDetails(deps, await getOwnBill(deps, programOf(merchantId), String(subjectId))),
});
