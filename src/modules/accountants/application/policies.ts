import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { NotAllowed } from '#kernel/failure.ts';
import { maySee, type Visibility } from '#kernel/visibility.ts';
import { MerchantNotFound, type MerchantDirectory } from '#modules/merchants/index.ts';

type Directory = Readonly<{ directory: Pick<MerchantDirectory, 'visibleTo'> }>;

/** The user id of an ACCOUNTANT. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const accountantOf = (actor: Actor): number => {
  mustHaveRole(actor, 'ACCOUNTANT');
  if (actor.kind !== 'user') throw new NotAllowed();
  return actor.userId;
};

/** The merchants that an ACCOUNTANT is assigned to. @throws SignInNeeded, SecondFactorRequired, NotAllowed */
export const clientIdsOf = async ({ directory }: Directory, actor: Actor): Promise<readonly number[]> => {
  accountantOf(actor);
  const visible: Visibility = await directory.visibleTo(actor);
  return visible === 'all' ? [] : visible;
};

/**
 * Passes an accountant of the merchant.
 * @throws SignInNeeded, SecondFactorRequired, NotAllowed, MerchantNotFound
 */
export const mustServe = async (deps: Directory, actor: Actor, merchantId: number): Promise<void> => {
  if (!maySee(await clientIdsOf(deps, actor), merchantId)) throw new MerchantNotFound();
};
