import * as logos from '#contract/logos.ts';
import * as contract from '#contract/merchants.ts';
import { nameOf } from '#kernel/actor.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { ExamineProfile } from '../../application/examine-profile.ts';
import type { GetOwnMerchant } from '../../application/get-own-merchant.ts';
import type { SetOwnFiscalProfile } from '../../application/set-own-fiscal-profile.ts';
import type { SetOwnLogo } from '../../application/set-own-logo.ts';
import type { ShowLogo } from '../../application/show-logo.ts';
import type { UpdateOwnMerchant } from '../../application/update-own-merchant.ts';
import { presentMerchant } from './present-merchant.ts';

type Deps = Readonly<{
  getOwn: GetOwnMerchant;
  updateOwn: UpdateOwnMerchant;
  setOwnFiscalProfile: SetOwnFiscalProfile;
  setOwnLogo: SetOwnLogo;
  showLogo: ShowLogo;
  examine: ExamineProfile;
  limits: RateLimits;
}>;

/** Logos are kept for good, so that nobody may fill the database with them. */
const logoChanges: RateLimit = { name: 'logo', times: 20, seconds: 3_600 };

/** What a merchant says of itself. */
export const ownProfileRoutes = ({
  getOwn,
  updateOwn,
  setOwnFiscalProfile,
  setOwnLogo,
  showLogo,
  examine,
  limits,
}: Deps): Route[] => [
  serve(contract.getOwnMerchant, async ({ caller: { actor } }) =>
    presentMerchant(await getOwn.execute({ actor })),
  ),
  serve(
    contract.updateOwnMerchant,
    async ({ body, caller: { actor } }) => presentMerchant(await updateOwn.execute({ ...body, actor })),
    { examine: ({ given, caller: { actor } }) => examine.execute({ ...given, actor }) },
  ),
  serve(contract.setOwnFiscalProfile, async ({ body, caller: { actor } }) =>
    presentMerchant(await setOwnFiscalProfile.execute({ ...body, actor })),
  ),
  serve(logos.setOwnLogo, async ({ body, caller: { actor } }) => {
    await limits.take(logoChanges, nameOf(actor));
    const content = Buffer.from(body.content, 'base64');
    return presentMerchant(await setOwnLogo.execute({ actor, content }));
  }),
  serve(logos.removeOwnLogo, async ({ caller: { actor } }) => {
    await setOwnLogo.execute({ actor, content: null });
  }),
  serve(logos.getLogo, async ({ params }) => {
    const { hash, mediaType: type, content } = await showLogo.execute(params);
    const fileName = `${hash.slice(0, 16)}.${type === 'image/png' ? 'png' : 'jpg'}`;
    return new Download({ type, fileName, content, disposition: 'inline', isImmutable: true });
  }),
];
