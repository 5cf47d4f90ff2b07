import { exportLinks as exportEndpoint } from '#contract/exports.ts';
import * as contract from '#contract/links/links.ts';
import { getLinkPoster } from '#contract/links/posters.ts';
import * as summaries from '#contract/list-summaries.ts';
import type { Actor } from '#kernel/actor.ts';
import type { Currency } from '#kernel/currency.ts';
import { mustHold } from '#kernel/merchant-rights.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import { businessDays, presentList, readPage } from '#platform/http/list-query.ts';
import { exportDownload } from '#platform/http/export-download.ts';
import { Download, serve, type Caller, type Route } from '#platform/http/route.ts';
import type { Config } from '#platform/config.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import type { CancelLink } from '../../application/cancel-link.ts';
import type { CreateLink } from '../../application/create-link.ts';
import type { ExtendLink } from '../../application/extend-link.ts';
import type { PosterPrinter } from '../../application/poster-printer.ts';
import { LinkGone } from '../../domain/failures.ts';
import { linkProblems, type LinkUsage } from '../../domain/payment-link.ts';
import type { DocumentsOfLinks } from '../../ports/documents-of-links.ts';
import type { PaymentsOfLinks } from '../../ports/payments-of-links.ts';
import { exportLinks } from '../postgres/export-links.ts';
import { findLinkByToken } from '../postgres/find-link-by-token.ts';
import { getLink } from '../postgres/get-link.ts';
import type { LinkScope } from '../postgres/link-scope.ts';
import type { LinkFilters, LinkSort } from '../postgres/link-view.ts';
import { listLinks } from '../postgres/list-links.ts';
import { posterOf } from './poster-of.ts';
import { summariseLinks } from '../postgres/summarise-links.ts';
import { documentTypeOf, presentationOf, presentLink, presentPublicLink } from './present-link.ts';

type Deps = Parameters<typeof findLinkByToken>[0] &
  Parameters<typeof exportLinks>[0] &
  Readonly<{
    config: Config;
    limits: RateLimits;
    messages: Messages;
    createLink: CreateLink;
    cancelLink: CancelLink;
    extendLink: ExtendLink;
    documentsOfLinks: DocumentsOfLinks;
    paymentsOfLinks: PaymentsOfLinks;
    posterPrinter: PosterPrinter;
  }>;

const created: RateLimit = { name: 'link-created', times: 30, seconds: 60, refusal: 'links.limit.created' };

/** Unlimited for operators. @throws SignInNeeded, NotAllowed, RateLimited */
const takeCreation = async (limits: RateLimits, actor: Actor): Promise<void> => {
  const merchantId = mustHold(actor, 'CREATE_LINKS', 'links:write');
  if (actor.kind !== 'operator') await limits.take(created, String(merchantId));
};

type Given = Readonly<{
  amount?: number;
  currency?: Currency;
  usage?: LinkUsage;
  expiresInDays?: number | null | undefined;
  expiresInMinutes?: number | null | undefined;
}>;

/** Problems of the given fields of an incomplete or invalid body. */
const validateLink = ({ amount, currency, usage, expiresInDays, expiresInMinutes }: Given) =>
  linkProblems({
    ...(amount !== undefined && currency !== undefined && { amount: Money.ofDecimal(amount, currency) }),
    ...(usage && { usage }),
    ...(expiresInDays !== undefined && { expiresInDays }),
    expiresInMinutes,
  });

const presentOne = async (deps: Deps, { actor, language }: Caller, id: number) => {
  const link = await getLink(deps, actor, id);
  return presentLink(link, await presentationOf(deps, [link], language));
};

const writeRoutes = (deps: Deps): Route[] => {
  const { limits, createLink, cancelLink, extendLink } = deps;
  return [
    serve(
      contract.createLink,
      async ({ body, caller }) => {
        const { actor } = caller;
        await takeCreation(limits, actor);
        const { id } = await createLink.execute({
          actor,
          amount: Money.ofDecimal(body.amount, body.currency),
          description: body.description ?? null,
          usage: body.usage,
          expiresInDays: body.expiresInDays,
          expiresInMinutes: body.expiresInMinutes,
          customerName: body.customerName ?? null,
          customerEmail: body.customerEmail ?? null,
          taxRate: body.taxRate ?? null,
          vatGround: body.vatGround ?? null,
          customerId: body.customerId,
          returnUrl: body.returnUrl ?? null,
          methods: body.methods ?? null,
        });
        return presentOne(deps, caller, id);
      },
      { validate: ({ given }) => validateLink(given) },
    ),
    serve(contract.cancelLink, async ({ params: { id: paymentLinkId }, caller }) => {
      await cancelLink.execute({ actor: caller.actor, paymentLinkId });
      return presentOne(deps, caller, paymentLinkId);
    }),
    serve(
      contract.extendLink,
      async ({ params: { id: paymentLinkId }, body: { days }, caller }) => {
        await extendLink.execute({ actor: caller.actor, paymentLinkId, days });
        return presentOne(deps, caller, paymentLinkId);
      },
      { find: ({ params, caller: { actor } }) => getLink(deps, actor, params.id) },
    ),
  ];
};

type FilterQuery = Omit<LinkFilters, 'from' | 'to'> & { from?: string | undefined; to?: string | undefined };
type ListQuery = Parameters<typeof readPage<LinkSort>>[0] & FilterQuery;

const readRoutes = (deps: Deps): Route[] => {
  const { publicUrl } = deps.config;
  const list = async (query: ListQuery, { actor, language }: Caller, scope: LinkScope) => {
    const request = readPage(query, 'createdAt');
    const filters = { ...query, ...businessDays(query) };
    const links = await listLinks(deps, { actor, scope, filters, page: request.page });
    const presentation = await presentationOf(deps, links.items, language);
    return presentList('payment-links', request, links, (link) => presentLink(link, presentation));
  };
  const summary = async (query: FilterQuery, { actor }: Caller, scope: LinkScope) => {
    const filters = { ...query, ...businessDays(query) };
    const { all, statuses, sums } = await summariseLinks(deps, { actor, scope, filters });
    return {
      all,
      statuses: [...statuses],
      sums: sums.map(({ currency, amountMinor, expectedMinor, count }) => ({
        currency,
        amount: Money.ofMinor(amountMinor, currency).toDecimal(),
        expected: Money.ofMinor(expectedMinor, currency).toDecimal(),
        count,
      })),
    };
  };
  return [
    serve(contract.listOwnLinks, ({ query, caller }) => list(query, caller, 'own')),
    serve(summaries.summariseOwnLinks, ({ query, caller }) => summary(query, caller, 'own')),
    serve(summaries.summariseLinks, ({ query, caller }) => summary(query, caller, 'back-office')),
    serve(contract.listLinks, ({ query, caller }) => list(query, caller, 'back-office')),
    serve(exportEndpoint, async ({ query: { format, ...query }, caller: { actor, language } }) => {
      const filters = { ...query, ...businessDays(query) };
      return exportDownload(format, await exportLinks(deps, { actor, format, filters, language }));
    }),
    serve(contract.getLink, ({ params, caller }) => presentOne(deps, caller, params.id)),
    serve(
      getLinkPoster,
      async ({ params, query: look, caller: { actor, signal } }) => {
        const link = await getLink(deps, actor, params.id);
        if (link.status !== 'ACTIVE') throw new LinkGone(link.status);
        const content = await deps.posterPrinter.print(posterOf(link, { look, signal, publicUrl }));
        const fileName = `plateno-${link.token.slice(0, 8)}-${look.size}.pdf`;
        return new Download({ type: 'application/pdf', fileName, content });
      },
      { find: ({ params, caller: { actor } }) => getLink(deps, actor, params.id) },
    ),
    serve(contract.getLinkByToken, async ({ params: { token }, caller: { ip } }) => {
      const link = await findLinkByToken(deps, { token, ip });
      const documentType = await documentTypeOf(deps.documentsOfLinks, link);
      return presentPublicLink(link, { publicUrl, documentType });
    }),
  ];
};

export const linkRoutes = (deps: Deps): Route[] => [...writeRoutes(deps), ...readRoutes(deps)];
