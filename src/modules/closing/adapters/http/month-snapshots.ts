import type { Messages } from '#kernel/messages.ts';
import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { getMonth } from '../../application/get-month.ts';
import { presentMonth } from './present-month.ts';

/** Reads through the query and the presenter of the GET; a closed month costs no check. */
export const monthSnapshots = (
  deps: Parameters<typeof getMonth>[0] & Readonly<{ messages: Messages }>,
): ObjectSnapshots => ({
  read: async ({ merchantId, subjectId }) => {
    const actor = programOf(merchantId);
    const month = await getMonth(deps, { actor, whose: 'OWN', month: String(subjectId) });
    const merchant = await deps.directory.byId(merchantId);
    return presentMonth(month, deps.messages, merchant!.language);
  },
});
