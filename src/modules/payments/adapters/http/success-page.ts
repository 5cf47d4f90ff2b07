import { sessionParams } from '#contract/payments/checkouts.ts';
import { returnAnswers, type CheckoutProgress, type PayPageData } from '#contract/payments/pay-page.ts';
import { anonymous } from '#kernel/actor.ts';
import { RateLimited } from '#kernel/input-failures.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Config } from '#platform/config.ts';
import type { RefusedForm, RenderedPage } from '#platform/http/rendered-pages.ts';
import type { RefreshCheckout } from '../../application/refresh-checkout.ts';
import { PaymentNotFound } from '../../domain/failures.ts';
import { getCheckoutOutcome } from '../postgres/get-payment.ts';
import { presentCheckoutState } from './present-payment.ts';

type Deps = Parameters<typeof getCheckoutOutcome>[0] &
  Readonly<{ refreshCheckout: RefreshCheckout; messages: Messages; config: Config }>;
type Query = Readonly<Record<string, string>>;
type Say = (code: string, params?: Readonly<Record<string, string | number>>) => string;

/** The page that the provider leads to after a payment; its query names the session. */
export const successPagePath = /^\/pay\/success\/?$/;

/** How often the page asked so far; a page without a script counts in its address. */
export const pollsOf = ({ polls = '' }: Query): number => (/^\d{1,3}$/.test(polls) ? Number(polls) : 1);

/** Failures of the page's forms, which its address names after the redirect. */
const named = /^(?:input|invoices|payments)\.[a-z-]+$/;

const refusedBy = (
  { refused, seconds = '' }: Query,
  messages: Messages,
  say: Say,
): PayPageData['refused'] => {
  if (refused === undefined) return null;
  const isKnown = named.test(refused) && messages.knows(refused);
  const wait = /^\d{1,6}$/.test(seconds) ? Number(seconds) : 60;
  return { message: isKnown ? say(refused, { seconds: wait }) : null };
};

/** A posted form with its problems in the language of the page. */
const refusedForm = ({ problems, typed }: RefusedForm, say: Say): PayPageData['refused'] => ({
  fields: Object.fromEntries(problems.map(({ field, code, params }) => [field, say(code, params)])),
  typed,
});

/**
 * The server-rendered page of a checkout that the payer returned from: the state at the provider, which is fetched at
 * most once in two seconds, the document, and the forms about it. Its address is known to the payer's browser only.
 */
export const successPage = (deps: Deps): RenderedPage => {
  const { refreshCheckout, messages, config } = deps;
  const findProgress = async (sessionId: string, polls: number, ip: string): Promise<CheckoutProgress> => {
    try {
      const paymentId = await refreshCheckout.execute({ actor: anonymous, sessionId, ip });
      const state = presentCheckoutState(await getCheckoutOutcome(deps, paymentId), config.publicUrl);
      return { kind: 'known', state, polls };
    } catch (error) {
      if (error instanceof PaymentNotFound) return { kind: 'unknown' };
      throw error;
    }
  };
  const sessionOf = ({ session_id }: Query): string | null =>
    sessionParams.safeParse({ sessionId: session_id }).data?.sessionId || null;
  const pageOf = (query: Query, progress: CheckoutProgress, refused: PayPageData['refused']): PayPageData => {
    const answer = returnAnswers.find((each) => each === query['answer']) ?? null;
    return { loaded: { kind: 'returned', sessionId: sessionOf(query), progress, answer }, refused };
  };
  return {
    bundle: 'pay',
    pattern: successPagePath,
    show: async ({ query, language, ip }, form) => {
      const say: Say = (code, params) => messages.say(language, code, params);
      const sessionId = sessionOf(query);
      const progress: CheckoutProgress =
        sessionId === null ? { kind: 'unknown' } : await findProgress(sessionId, pollsOf(query), ip);
      const refused = form === undefined ? refusedBy(query, messages, say) : refusedForm(form, say);
      const status = progress.kind === 'unknown' ? 404 : form === undefined ? 200 : 422;
      return { status, data: pageOf(query, progress, refused) };
    },
    refuse: (error, { query }) => ({
      status: error instanceof RateLimited ? 429 : 503,
      data: pageOf(query, { kind: 'unreachable' }, null),
    }),
  };
};
