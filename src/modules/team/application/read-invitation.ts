import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { UserAccounts } from '#modules/users/index.ts';
import type { InvitationRecord } from '../domain/invitation.ts';
import type { InvitationLimits } from './invitation-limits.ts';
import { getOpenInvitation, type OpenInvitationDeps } from './find-open-invitation.ts';

type Command = Readonly<{ token: string; ip: string }>;
type Deps = OpenInvitationDeps & Readonly<{ limits: InvitationLimits; accounts: UserAccounts }>;

/** What the holder of a mailed link may know. */
export type OfferedInvitation = Pick<MerchantRecord, 'businessName'> &
  Pick<InvitationRecord, 'kind' | 'role'> &
  Readonly<{ hasAccount: boolean }>;

/** What the holder of a mailed link is invited to. @throws InvitationGone, RateLimited */
export class ReadInvitation {
  readonly #deps: Deps;
  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ token, ip }: Command): Promise<OfferedInvitation> {
    const { limits, accounts } = this.#deps;
    await limits.takeCall(ip);
    const { invitation, merchant } = await getOpenInvitation(this.#deps, token);
    const { email, kind, role } = invitation.toRecord();
    const hasAccount = (await accounts.byName(email)) !== null;
    return { businessName: merchant.businessName, kind, role, hasAccount };
  }
}
