import type { Actor } from '#kernel/actor.ts';
import type { MerchantRole } from '#kernel/merchant-role.ts';
import type { Memberships } from '../ports/memberships.ts';
import type { OpenMerchants } from '../ports/open-merchants.ts';
import { mustBeSignedIn } from './policies.ts';

type Deps = Readonly<{ memberships: Memberships; merchants: OpenMerchants }>;

/** One open merchant that the caller is a member of. */
export type OwnMerchant = Readonly<{
  merchantId: number;
  businessName: string;
  role: MerchantRole;
  /** Whether the session acts for it. */
  isCurrent: boolean;
}>;

/** The open merchants that the caller is a member of, by name. @throws SignInNeeded, SecondFactorRequired */
export const listOwnMerchants = async (
  { memberships, merchants }: Deps,
  actor: Actor,
): Promise<readonly OwnMerchant[]> => {
  mustBeSignedIn(actor);
  const own = await memberships.ofUser(actor.userId);
  const roles = new Map(own.map(({ merchantId, role }) => [merchantId, role]));
  const named = await merchants.named([...roles.keys()]);
  return named.map(({ id: merchantId, businessName }) => ({
    merchantId,
    businessName,
    role: roles.get(merchantId)!,
    isCurrent: merchantId === actor.merchantId,
  }));
};
