import * as brandContract from '#contract/merchants/brand.ts';
import * as logoContract from '#contract/merchants/logos.ts';
import * as contract from '#contract/merchants/merchants.ts';
import { hasRole, nameOf } from '#kernel/actor.ts';
import type { LoadPhoneNumbers } from '#kernel/phone-numbers.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import { profileProblems } from '../../application/read-profile.ts';
import type { SetOwnBrandColor } from '../../application/set-own-brand-color.ts';
import type { SetOwnFiscalProfile } from '../../application/set-own-fiscal-profile.ts';
import type { SetOwnLogo } from '../../application/set-own-logo.ts';
import type { UpdateOwnMerchant } from '../../application/update-own-merchant.ts';
import { LogoNotFound } from '../../domain/failures.ts';
import type { Logos } from '../../ports/logos.ts';
import { getOwnMerchant, refusedEmailOf, type MerchantReads } from '../postgres/get-merchant.ts';
import { readRegistrations } from '../postgres/merchant-registrations.ts';
import { presentMerchant, presentRegistrations, readDay } from './present-merchant.ts';

type Deps = MerchantReads &
  Readonly<{
    updateOwnMerchant: UpdateOwnMerchant;
    setOwnFiscalProfile: SetOwnFiscalProfile;
    setOwnLogo: SetOwnLogo;
    setOwnBrandColor: SetOwnBrandColor;
    logos: Logos;
    phoneNumbers: LoadPhoneNumbers;
    limits: RateLimits;
  }>;

/** Stored logos are never deleted: the limit bounds what one merchant can store. */
const logoChanges: RateLimit = { name: 'logo', times: 20, seconds: 3_600 };

/** A logo is public: payers see it without a session. */
const downloadOf = async (logos: Logos, params: Readonly<{ hash: string }>): Promise<Download> => {
  const logo = await logos.byHash(params.hash);
  if (logo === null) throw new LogoNotFound();
  const { hash, mediaType: type, content } = logo;
  const fileName = `${hash.slice(0, 16)}.${type === 'image/png' ? 'png' : 'jpg'}`;
  return new Download({ type, fileName, content, disposition: 'inline', isImmutable: true });
};

/** Routes of the caller's own merchant. */
export const ownProfileRoutes = (deps: Deps): Route[] => [
  serve(contract.getOwnMerchant, async ({ caller: { actor } }) => {
    const merchant = await getOwnMerchant(deps, actor);
    const registrations = await readRegistrations(deps.database, merchant.id);
    const refusedEmail = await refusedEmailOf(deps.database, merchant.id);
    return {
      ...presentMerchant(merchant),
      registrations: presentRegistrations(registrations),
      ...(refusedEmail !== null && { refusedEmail }),
    };
  }),
  serve(
    contract.updateOwnMerchant,
    async ({ body, caller: { actor } }) =>
      presentMerchant(await deps.updateOwnMerchant.execute({ ...body, actor })),
    {
      validate: async ({ given, caller: { actor } }) => {
        const stored = hasRole(actor, 'MERCHANT') ? await getOwnMerchant(deps, actor) : undefined;
        return profileProblems(given, await deps.phoneNumbers(), stored);
      },
    },
  ),
  serve(contract.setOwnFiscalProfile, async ({ body: { validFrom, ...given }, caller: { actor } }) => {
    const command = { ...given, validFrom: readDay(validFrom), actor };
    return presentMerchant(await deps.setOwnFiscalProfile.execute(command));
  }),
  serve(logoContract.setOwnLogo, async ({ body, caller: { actor } }) => {
    await deps.limits.take(logoChanges, nameOf(actor));
    const content = Buffer.from(body.content, 'base64');
    return presentMerchant(await deps.setOwnLogo.execute({ actor, content }));
  }),
  serve(logoContract.removeOwnLogo, async ({ caller: { actor } }) => {
    await deps.setOwnLogo.execute({ actor, content: null });
  }),
  serve(brandContract.setOwnBrandColor, async ({ body: { brandColor }, caller: { actor } }) =>
    presentMerchant(await deps.setOwnBrandColor.execute({ actor, brandColor })),
  ),
  serve(logoContract.getLogo, ({ params }) => downloadOf(deps.logos, params)),
];
