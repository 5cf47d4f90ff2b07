import type { Actor } from '#kernel/actor.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import { MerchantNotFound, type MerchantDirectory, type MerchantRecord } from '#modules/merchants/index.ts';
import { firstPublicPage, type PublicPage } from '../domain/public-page.ts';
import type { PublicPages } from '../ports/public-pages.ts';

type Deps = Readonly<{ publicPages: PublicPages; merchants: Pick<MerchantDirectory, 'openById'> }>;

/** The page of the caller's merchant, as it was set or as it begins. @throws SignInNeeded, NotAllowed, MerchantNotFound */
export const getOwnPublicPage = async (
  { publicPages, merchants }: Deps,
  actor: Actor,
): Promise<Readonly<{ merchant: MerchantRecord; page: PublicPage }>> => {
  const id = mustHold(actor, 'SEE');
  const merchant = await merchants.openById(id);
  if (merchant === null) throw new MerchantNotFound();
  return { merchant, page: (await publicPages.find(id)) ?? firstPublicPage };
};
