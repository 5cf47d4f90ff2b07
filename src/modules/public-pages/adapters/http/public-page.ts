import * as z from 'zod';
import type {
  PublicPageData,
  PublicPageProblem,
  ShownPublicPage,
} from '#contract/public-pages/public-page-data.ts';
import { optionalPlainText, problem } from '#contract/fields.ts';
import { Failure, type FieldProblem } from '#kernel/failure.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import { Money } from '#kernel/money.ts';
import { townOf } from '#modules/merchants/index.ts';
import type { PageForm, RenderedPage } from '#platform/http/rendered-pages.ts';
import { networkOf } from '#kernel/network-of.ts';
import { networkDigest } from '#platform/rate-limits/network-digest.ts';
import type { RateLimit, RateLimits } from '#kernel/rate-limits.ts';
import {
  findVisiblePage,
  type VisiblePage,
  type VisiblePageReads,
} from '../../application/find-visible-page.ts';
import type { StartOpenPayment } from '../../application/start-open-payment.ts';
import { PublicPageNotAccepting, PublicPageNotFound } from '../../domain/failures.ts';

/** Sixty views a minute from one network, against reading all pages. */
const views: RateLimit = { name: 'public-page', times: 60, seconds: 60 };
/** Each makes a payment link. */
const startsOfNetwork: RateLimit = { name: 'open-payment-network', times: 20, seconds: 60 };

const pattern = /^\/m\/([a-z0-9-]{1,80})\/?$/;
/** Also of what no slug can be: the page says itself that it is not found. */
const pagePattern = /^\/m\/([^/]+)\/?$/;

/** `35`, `35,5` or `35.50` as integer minor units; no other form, so that nothing is guessed. */
const typedAmount = z
  .string()
  .trim()
  .min(1)
  .max(20)
  .refine((text) => /^\d{1,8}(?:[.,]\d{1,2})?$/.test(text), problem('amount'))
  .transform((text) => {
    const [units = '0', cents = ''] = text.split(/[.,]/);
    return BigInt(units) * 100n + BigInt(cents.padEnd(2, '0'));
  });

const fields = z.object({ amount: typedAmount, purpose: optionalPlainText(200, 'name') });

const refusalOf = (error: unknown): Readonly<{ problem: PublicPageProblem; status: number }> => {
  if (error instanceof PublicPageNotFound) return { problem: 'not-found', status: 404 };
  if (error instanceof PublicPageNotAccepting) return { problem: 'not-accepting', status: 410 };
  return error instanceof RateLimited
    ? { problem: 'too-many', status: 429 }
    : { problem: 'load-failed', status: 503 };
};

/** Of a page without payments: a customer can always reach the merchant, as on its pay pages. */
const contactsOf = ({ merchant, page, payments }: VisiblePage): Pick<ShownPublicPage, 'phone' | 'email'> => ({
  phone: page.showsPhone || (payments !== 'TAKEN' && !page.showsEmail) ? merchant.phoneNumber : null,
  email: page.showsEmail ? merchant.email : null,
});

const presentPage = (visible: VisiblePage, language: Language): ShownPublicPage => {
  const { merchant, page, payments, items } = visible;
  const isTaken = payments === 'TAKEN';
  const { businessType } = merchant;
  return {
    merchantName: merchant.businessName,
    logoUrl: merchant.logoHash === null ? null : `/api/logos/${merchant.logoHash}`,
    brandColor: merchant.brandColor,
    text: page.text,
    town: page.town ?? (isTaken ? null : townOf(merchant.address)),
    ...contactsOf(visible),
    returnTerms: merchant.returnTerms,
    offer: isTaken ? null : { payments, businessType, items: items.map((names) => names[language]) },
    amounts:
      isTaken && page.takesAmounts
        ? { min: page.minAmount.toDecimal(), max: page.maxAmount.toDecimal() }
        : null,
    isIndexed: isTaken && page.isIndexed,
  };
};

type Say = (code: string, params?: FieldProblem['params']) => string;
const fieldsIn = (problems: readonly FieldProblem[], say: Say): Record<string, string> =>
  Object.fromEntries(problems.map(({ field, code, params }) => [field, say(code, params)]));

/** Codes of refusals that the query of the URL can name; others get the general message. */
const namedRefusals = new Set(['input.rate-limited']);

type Deps = VisiblePageReads & Readonly<{ messages: Messages; limits: RateLimits }>;

/** The server-rendered public page, `/m/{slug}`. */
export const publicPage = (deps: Deps): RenderedPage => ({
  bundle: 'public-page',
  pattern: pagePattern,
  show: async ({ name, ip, query, language }, form) => {
    await deps.limits.take(views, networkOf(ip));
    const page = presentPage(await findVisiblePage(deps, name), language);
    const loaded: PublicPageData['loaded'] = { kind: 'ready', page };
    const say: Say = (code, params) => deps.messages.say(language, code, params);
    if (form !== undefined) {
      const refused = { message: null, fields: fieldsIn(form.problems, say), typed: form.typed };
      return { status: 422, data: { loaded, refused } satisfies PublicPageData };
    }
    const { refused: code, seconds = '' } = query;
    const wait = /^\d{1,4}$/.test(seconds) ? Number(seconds) : 60;
    const message =
      code === undefined
        ? null
        : say(namedRefusals.has(code) ? code : 'public-pages.failed', { seconds: wait });
    const refused = message === null ? null : { message, fields: {}, typed: {} };
    return { status: 200, data: { loaded, refused } satisfies PublicPageData };
  },
  refuse: (error) => {
    const { problem, status } = refusalOf(error);
    return { status, data: { loaded: { kind: 'problem', problem }, refused: null } satisfies PublicPageData };
  },
});

type FormDeps = Readonly<{ startOpenPayment: StartOpenPayment; limits: RateLimits }>;

/** The form of the page: makes a link of the amount and redirects to its pay page. */
export const publicPageForm = ({
  startOpenPayment,
  limits,
}: FormDeps): PageForm<z.output<typeof fields>> => ({
  pattern,
  fields,
  submit: async ({ name: slug, fields: { amount, purpose }, ip, language }) => {
    await limits.take(startsOfNetwork, networkOf(ip));
    const token = await startOpenPayment.execute({
      slug,
      amount: Money.ofMinor(amount, 'EUR'),
      purpose: purpose ?? null,
      network: networkDigest(ip),
    });
    return `/pay/${token}${language === 'en' ? '?lang=en' : ''}`;
  },
  refuse: (error, { name: slug, language }) => {
    const query = new URLSearchParams({
      refused: error instanceof Failure ? error.code : 'failed',
      ...(error instanceof RateLimited && { seconds: String(error.params['seconds']) }),
      ...(language === 'en' && { lang: 'en' }),
    });
    return `/m/${slug}?${query.toString()}`;
  },
});
