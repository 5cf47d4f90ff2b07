import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { MerchantNotFound, type MerchantDirectory, type MerchantRecord } from '#modules/merchants/index.ts';

type Deps = Readonly<{ directory: MerchantDirectory }>;

/** Whose archive: the caller's own merchant, or one that an administrator names. */
export type Whose = 'OWN' | Readonly<{ merchantId: number }>;

/**
 * The merchant whose archives the actor may make and read: an OWNER, who has MANAGE_MERCHANT, no key; or an ADMIN.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, NotForKeys, MerchantNotFound
 */
export const keeperOf = async ({ directory }: Deps, actor: Actor, whose: Whose): Promise<MerchantRecord> => {
  if (whose !== 'OWN') mustHaveRole(actor, 'ADMIN');
  const merchant = await directory.byId(
    whose === 'OWN' ? mustHold(actor, 'MANAGE_MERCHANT') : whose.merchantId,
  );
  if (merchant === null) throw new MerchantNotFound();
  return merchant;
};
