import type { Messages } from '#kernel/messages.ts';
import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { getPayout } from '../postgres/list-payouts.ts';
import { presentPayout } from './present-payout.ts';

/** Reads through the query and the presenter of the GET. */
export const payoutSnapshots = (
  deps: Parameters<typeof getPayout>[0] & Readonly<{ messages: Messages }>,
): ObjectSnapshots => ({
  read: async ({ merchantId, subjectId }) => {
    const payout = await getPayout(deps, programOf(merchantId), Number(subjectId));
    return presentPayout(payout, { messages: deps.messages, language: payout.merchantLanguage });
  },
});
