import type { Clock } from '#kernel/clock.ts';
import type { MerchantDirectory, MerchantRecord } from '#modules/merchants/index.ts';
import { InvitationGone } from '../domain/failures.ts';
import type { Invitation } from '../domain/invitation.ts';
import type { Invitations } from '../ports/invitations.ts';
import { mayChange } from './policies.ts';

/** Dependencies of a call with a mailed token. */
export type OpenInvitationDeps = Readonly<{
  invitations: Invitations;
  directory: MerchantDirectory;
  clock: Clock;
}>;
/** An invitation that can be accepted, with its merchant. */
export type OpenInvitation = Readonly<{ invitation: Invitation; merchant: MerchantRecord }>;

const mustBeOpen = async (
  { directory, clock }: OpenInvitationDeps,
  invitation: Invitation | null,
): Promise<OpenInvitation> => {
  if (invitation?.isOpenAt(clock.now()) !== true) throw new InvitationGone();
  const merchant = await directory.openById(invitation.toRecord().merchantId);
  if (!mayChange(merchant)) throw new InvitationGone();
  return { invitation, merchant };
};

/** The open invitation of a mailed secret. @throws InvitationGone */
export const getOpenInvitation = async (deps: OpenInvitationDeps, secret: string): Promise<OpenInvitation> =>
  mustBeOpen(deps, await deps.invitations.find({ secret }));

/** The same, locked until the transaction ends. @throws InvitationGone */
export const lockOpenInvitation = async (deps: OpenInvitationDeps, secret: string): Promise<OpenInvitation> =>
  mustBeOpen(deps, await deps.invitations.lock({ secret }));
