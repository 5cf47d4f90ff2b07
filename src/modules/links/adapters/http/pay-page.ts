import type { LinkProblem, PayPageData } from '#contract/payments/pay-page.ts';
import type { FieldProblem } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { RefusedForm, RenderedPage } from '#platform/http/rendered-pages.ts';
import {
  LinkGone,
  LinkMerchantCannotBePaid,
  LinkMerchantNotAccepting,
  LinkNotFound,
} from '../../domain/failures.ts';
import type { KeptCompanies } from '../../application/kept-companies.ts';
import type { PaymentsOfLinks } from '../../ports/payments-of-links.ts';
import { findLinkByToken } from '../postgres/find-link-by-token.ts';
import { documentTypeOf, presentPublicLink } from './present-link.ts';

type Refusal = Readonly<{ problem: LinkProblem; status: number }>;
type Query = Readonly<Record<string, string>>;

const goneProblems: Readonly<Record<string, LinkProblem>> = {
  'links.already-paid': 'already-paid',
  'links.credited': 'credited',
};

/** Maps a failure to the problem that the page shows and its HTTP status. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof LinkNotFound) return { problem: 'not-found', status: 404 };
  if (error instanceof LinkMerchantNotAccepting) {
    const isPending = error.code === 'links.merchant-pending';
    return { problem: isPending ? 'merchant-pending' : 'merchant-not-accepting', status: 410 };
  }
  // To the payer it is the same: the merchant takes no payments yet.
  if (error instanceof LinkMerchantCannotBePaid) return { problem: 'merchant-pending', status: 410 };
  if (error instanceof LinkGone) {
    return { problem: goneProblems[error.code] ?? 'gone', status: 410 };
  }
  return { problem: 'load-failed', status: error instanceof RateLimited ? 429 : 503 };
};

/** Codes of checkout refusals that the query of the URL can name; other codes get the general message. */
const namedRefusals = new Set([
  'payments.merchant-not-accepting',
  'merchants.cannot-be-paid',
  'payments.link-being-paid',
  'payments.checkout-contested',
  'payments.under-review',
  'payments.provider-away',
  'payments.provider-refused',
  'payments.card-not-offered',
  'payments.transfer-not-offered',
  'payments.rate-missing',
  'input.rate-limited',
]);

/** The refusal of a posted form, from the query of the URL: the code, and for some the seconds to wait. */
const refusedBy = (
  { refused, seconds = '' }: Query,
  say: (code: string, params: { seconds: number }) => string,
): PayPageData['refused'] => {
  if (refused === undefined) return null;
  if (!namedRefusals.has(refused)) return { message: null };
  const wait = /^\d{1,4}$/.test(seconds) ? Number(seconds) : 60;
  return { message: say(refused, { seconds: wait }) };
};

/** A posted form with its problems in the language of the page. */
const refusedForm = (
  { problems, typed }: RefusedForm,
  say: (code: string, params?: FieldProblem['params']) => string,
): PayPageData['refused'] => ({
  fields: Object.fromEntries(problems.map(({ field, code, params }) => [field, say(code, params)])),
  typed,
});

/** `/pay/{token}`, without the return pages `/pay/success` and `/pay/cancel`. */
export const payPagePath = /^\/pay(?!\/(?:success|cancel)(?:\/|$))(?:\/([^/]*))?\/?$/;

/** In the query of the page of a link that took the place of another one. */
const newSum = 'new-sum';
const newSumPath = (token: string, language: Language): string =>
  `/pay/${token}?${newSum}=1${language === 'en' ? '&lang=en' : ''}`;

type Deps = Parameters<typeof findLinkByToken>[0] &
  Readonly<{
    paymentsOfLinks: PaymentsOfLinks;
    keptCompanies: () => readonly KeptCompanies[];
    messages: Messages;
    config: Config;
  }>;

type Typed = Readonly<Record<string, string>>;

/** The fields of the company that the payer has kept; they show once a document to a company is asked for. */
const companyOf = async (
  keptCompanies: Deps['keptCompanies'],
  cookie: Parameters<KeptCompanies['of']>[0],
): Promise<Typed | null> => {
  for (const companies of keptCompanies()) {
    const company = await companies.of(cookie);
    if (company !== null)
      return Object.fromEntries(
        Object.entries(company).map(([field, value]) => [`buyer.${field}`, value ?? '']),
      );
  }
  return null;
};

/** The server-rendered pay page. */
export const payPage = (deps: Deps): RenderedPage => {
  const { paymentsOfLinks, documentsOfLinks, messages, config } = deps;
  const pageOf = (
    loaded: PayPageData['loaded'],
    { query, language }: Readonly<{ query: Query; language: Language }>,
  ): PayPageData => ({
    loaded,
    refused: refusedBy(query, (code, params) => messages.say(language, code, params)),
  });
  return {
    bundle: 'pay',
    pattern: payPagePath,
    show: async (visit, form) => {
      const found = await findLinkByToken(deps, { token: visit.name, ip: visit.ip });
      // The form of the page must be posted to the link that is shown.
      if (found.isNewSum) return { redirect: newSumPath(found.token, visit.language) };
      const isHeld = found.usage === 'SINGLE' && (await paymentsOfLinks.isHeld(found.id));
      if (isHeld) return { status: 200, data: pageOf({ kind: 'problem', problem: 'under-review' }, visit) };
      const { publicUrl } = config;
      const documentType = await documentTypeOf(documentsOfLinks, found);
      const link = presentPublicLink(found, { publicUrl, documentType });
      const isNewSum = visit.query[newSum] !== undefined;
      const data = pageOf({ kind: 'ready', link: { ...link, isNewSum } }, visit);
      if (form === undefined) {
        const { attempt } = visit.query;
        const typed =
          attempt === undefined
            ? await companyOf(deps.keptCompanies, visit.cookie)
            : await paymentsOfLinks.typedIn(found.id, attempt);
        return { status: 200, data: { ...data, refused: data.refused ?? (typed && { fields: {}, typed }) } };
      }
      const refused = refusedForm(form, (code, params) => messages.say(visit.language, code, params));
      return { status: 422, data: { ...data, refused } };
    },
    refuse: (error, visit) => {
      const { problem, status } = refusalOf(error);
      return { status, data: pageOf({ kind: 'problem', problem }, visit) };
    },
  };
};
