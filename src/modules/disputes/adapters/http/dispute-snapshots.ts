import type { Messages } from '#kernel/messages.ts';
import { programOf, type ObjectSnapshots } from '#kernel/object-snapshots.ts';
import { getDisputeEvidence } from '../../application/get-dispute-evidence.ts';
import { presentDispute } from './present-dispute.ts';

/** Reads through the query and the presenter of the GET. */
export const disputeSnapshots = (
  deps: Parameters<typeof getDisputeEvidence>[0] & Readonly<{ messages: Messages }>,
): ObjectSnapshots => ({
  read: async ({ merchantId, subjectId }) => {
    const dispute = await getDisputeEvidence(deps, programOf(merchantId), Number(subjectId));
    const merchant = await deps.merchants.byId(merchantId);
    return presentDispute(dispute, { messages: deps.messages, language: merchant!.language });
  },
});
