import { exportLinks as exportEndpoint } from '#contract/exports.ts';
import * as contract from '#contract/links.ts';
import { ownMerchantOf, type Actor } from '#kernel/actor.ts';
import { Money } from '#kernel/money.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { sheetDownload } from '#platform/http/sheet-download.ts';
import { serve, type Caller, type Route } from '#platform/http/route.ts';
import type { Config } from '#platform/config.ts';
import type { RateLimit, RateLimits } from '#platform/rate-limits/rate-limits.ts';
import type { CancelLink } from '../../application/cancel-link.ts';
import type { CreateLink } from '../../application/create-link.ts';
import type { ExportLinks } from '../../application/export-links.ts';
import type { ExtendLink } from '../../application/extend-link.ts';
import type { ListLinks } from '../../application/list-links.ts';
import type { LookUpLink } from '../../application/look-up-link.ts';
import type { ShowLink } from '../../application/show-link.ts';
import { linkProblems } from '../../domain/payment-link.ts';
import type { LinkFilters, LinkSort } from '../../ports/link-views.ts';
import { presentLink, presentPublicLink } from './present-link.ts';

type Deps = Readonly<{
  config: Config;
  limits: RateLimits;
  createLink: CreateLink;
  cancelLink: CancelLink;
  extendLink: ExtendLink;
  showLink: ShowLink;
  listLinks: ListLinks;
  exportLinks: ExportLinks;
  lookUpLink: LookUpLink;
}>;

const created: RateLimit = { name: 'link-created', times: 30, seconds: 60, refusal: 'links.limit.created' };

/** An operator is at the machine itself and has no limit. @throws SignInNeeded, NotAllowed, RateLimited */
const takeCreation = async (limits: RateLimits, actor: Actor): Promise<void> => {
  const merchantId = ownMerchantOf(actor);
  if (actor.kind !== 'operator') await limits.take(created, String(merchantId));
};

const actRoutes = ({
  config: { publicUrl },
  limits,
  createLink,
  cancelLink,
  extendLink,
  showLink,
}: Deps): Route[] => [
  serve(
    contract.createLink,
    async ({ body, caller: { actor } }) => {
      await takeCreation(limits, actor);
      const link = await createLink.execute({
        actor,
        price: Money.ofDecimal(body.amount, body.currency),
        description: body.description ?? null,
        usage: body.usage,
        expiresInDays: body.expiresInDays,
        customerName: body.customerName ?? null,
        customerEmail: body.customerEmail ?? null,
      });
      return presentLink(link, publicUrl);
    },
    {
      examine: ({ given: { amount, currency, usage, expiresInDays } }) => {
        const price =
          amount === undefined || currency === undefined ? undefined : Money.ofDecimal(amount, currency);
        return linkProblems({
          ...(price && { price }),
          ...(usage && { usage }),
          ...(expiresInDays === null && { expiresInDays }),
        });
      },
    },
  ),
  serve(contract.cancelLink, async ({ params, caller: { actor } }) =>
    presentLink(await cancelLink.execute({ actor, linkId: params.id }), publicUrl),
  ),
  serve(
    contract.extendLink,
    async ({ params, body, caller: { actor } }) =>
      presentLink(await extendLink.execute({ actor, linkId: params.id, days: body.days }), publicUrl),
    { find: ({ params, caller: { actor } }) => showLink.execute({ actor, linkId: params.id }) },
  ),
];

type ListAsked = Parameters<typeof readPage<LinkSort>>[0] &
  Omit<LinkFilters, 'from' | 'to'> & { from?: string | undefined; to?: string | undefined };

const readRoutes = ({
  config: { publicUrl },
  showLink,
  listLinks,
  exportLinks,
  lookUpLink,
}: Deps): Route[] => {
  const list = async (query: ListAsked, { actor }: Caller, scope: 'own' | 'back-office') => {
    const asked = readPage(query, 'createdAt');
    const filters = { ...query, ...businessDays(query) };
    const links = await listLinks.execute({ actor, scope, filters, page: asked.page });
    return presentList('payment-links', asked, links, (link) => presentLink(link, publicUrl));
  };
  return [
    serve(contract.listOwnLinks, ({ query, caller }) => list(query, caller, 'own')),
    serve(contract.listLinks, ({ query, caller }) => list(query, caller, 'back-office')),
    serve(exportEndpoint, async ({ query: { format, ...query }, caller: { actor, language } }) => {
      const filters = { ...query, ...businessDays(query) };
      return sheetDownload(format, await exportLinks.execute({ actor, format, filters, language }));
    }),
    serve(contract.getLink, async ({ params, caller: { actor } }) =>
      presentLink(await showLink.execute({ actor, linkId: params.id }), publicUrl),
    ),
    serve(contract.getLinkByToken, async ({ params: { token }, caller: { address } }) =>
      presentPublicLink(await lookUpLink.execute({ token, address }), publicUrl),
    ),
  ];
};

export const linkRoutes = (deps: Deps): Route[] => [...actRoutes(deps), ...readRoutes(deps)];
