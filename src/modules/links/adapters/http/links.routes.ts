import * as contract from '#contract/links.ts';
import { Money } from '#kernel/money.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { serve, type Route } from '#platform/http/route.ts';
import type { Config } from '#platform/config.ts';
import type { CancelLink } from '../../application/cancel-link.ts';
import type { CreateLink } from '../../application/create-link.ts';
import type { ExtendLink } from '../../application/extend-link.ts';
import type { ShowOwnLink } from '../../application/show-own-link.ts';
import type { ListOwnLinks } from '../../application/list-own-links.ts';
import type { LookUpLink } from '../../application/look-up-link.ts';
import { linkProblems } from '../../domain/payment-link.ts';
import { presentLink, presentPublicLink } from './present-link.ts';

export const linkRoutes = ({
  config: { publicUrl },
  createLink,
  cancelLink,
  extendLink,
  showOwnLink,
  listOwnLinks,
  lookUpLink,
}: Readonly<{
  config: Config;
  createLink: CreateLink;
  cancelLink: CancelLink;
  extendLink: ExtendLink;
  showOwnLink: ShowOwnLink;
  listOwnLinks: ListOwnLinks;
  lookUpLink: LookUpLink;
}>): Route[] => [
  serve(
    contract.createLink,
    async ({ body, caller: { actor } }) => {
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
  serve(contract.listOwnLinks, async ({ query, caller: { actor } }) => {
    const asked = readPage(query, 'createdAt');
    const filters = { ...query, ...businessDays(query) };
    const links = await listOwnLinks.execute({ actor, filters, page: asked.page });
    return presentList('payment-links', asked, links, (link) => presentLink(link, publicUrl));
  }),
  serve(contract.cancelLink, async ({ params, caller: { actor } }) =>
    presentLink(await cancelLink.execute({ actor, linkId: params.id }), publicUrl),
  ),
  serve(
    contract.extendLink,
    async ({ params, body, caller: { actor } }) =>
      presentLink(await extendLink.execute({ actor, linkId: params.id, days: body.days }), publicUrl),
    { find: ({ params, caller: { actor } }) => showOwnLink.execute({ actor, linkId: params.id }) },
  ),
  serve(contract.getLink, async ({ params, caller: { actor } }) =>
    presentLink(await showOwnLink.execute({ actor, linkId: params.id }), publicUrl),
  ),
  serve(contract.getLinkByToken, async ({ params: { token }, caller: { address } }) =>
    presentPublicLink(await lookUpLink.execute({ token, address }), publicUrl),
  ),
];
