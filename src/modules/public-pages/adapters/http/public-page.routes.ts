import * as posters from '#contract/links/posters.ts';
import * as contract from '#contract/public-pages/public-pages.ts';
import type { Clock } from '#kernel/clock.ts';
import { Money } from '#kernel/money.ts';
import type { PosterPrinter } from '#modules/links/index.ts';
import type { MerchantRecord } from '#modules/merchants/index.ts';
import type { Config } from '#platform/config.ts';
import { Download, serve, type Route } from '#platform/http/route.ts';
import { getOwnPublicPage } from '../../application/get-own-public-page.ts';
import type { SetOwnPublicPage } from '../../application/set-own-public-page.ts';
import { PublicPageNotFound } from '../../domain/failures.ts';
import { publicPageProblems } from '../../application/public-page-problems.ts';
import type { PublicPage } from '../../domain/public-page.ts';

type Deps = Parameters<typeof getOwnPublicPage>[0] &
  Readonly<{
    config: Config;
    clock: Clock;
    posterPrinter: PosterPrinter;
    setOwnPublicPage: SetOwnPublicPage;
  }>;

const urlOf = ({ config }: Pick<Deps, 'config'>, { slug }: MerchantRecord): string =>
  `${config.publicUrl}/m/${slug}`;

const present = (
  deps: Deps,
  { merchant, page }: Readonly<{ merchant: MerchantRecord; page: PublicPage }>,
): contract.PublicPage => ({
  ...page,
  url: urlOf(deps, merchant),
  minAmount: page.minAmount.toDecimal(),
  maxAmount: page.maxAmount.toDecimal(),
});

/** Routes of the caller's own public page. */
export const publicPageRoutes = (deps: Deps): Route[] => [
  serve(contract.getOwnPublicPage, async ({ caller: { actor } }) =>
    present(deps, await getOwnPublicPage(deps, actor)),
  ),
  serve(
    contract.setOwnPublicPage,
    async ({ body, caller: { actor } }) => {
      const page = {
        ...body,
        minAmount: Money.ofDecimal(body.minAmount, 'EUR'),
        maxAmount: Money.ofDecimal(body.maxAmount, 'EUR'),
      };
      await deps.setOwnPublicPage.execute({ actor, page });
      return present(deps, await getOwnPublicPage(deps, actor));
    },
    {
      validate: ({ given: { minAmount, maxAmount } }) =>
        minAmount === undefined || maxAmount === undefined
          ? []
          : publicPageProblems({
              minAmount: Money.ofDecimal(minAmount, 'EUR'),
              maxAmount: Money.ofDecimal(maxAmount, 'EUR'),
            }),
    },
  ),
  serve(posters.getPublicPagePoster, async ({ query: look, caller: { actor, signal } }) => {
    const { merchant, page } = await getOwnPublicPage(deps, actor);
    // A printed code must lead somewhere.
    if (!page.isOn) throw new PublicPageNotFound();
    const url = urlOf(deps, merchant);
    const content = await deps.posterPrinter.print({
      merchantId: merchant.id,
      logoHash: merchant.logoHash,
      content: {
        merchantName: merchant.businessName,
        brandColor: merchant.brandColor,
        amount: null,
        charged: null,
        description: null,
        url,
        shortUrl: url.replace(/^https?:\/\//, ''),
      },
      look,
      signal,
    });
    return new Download({
      type: 'application/pdf',
      fileName: `plateno-${merchant.slug}-${look.size}.pdf`,
      content,
    });
  }),
];
