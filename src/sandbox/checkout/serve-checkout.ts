import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import type Stripe from 'stripe';
import { awaitAnswer } from '../events/await-answer.ts';
import { answerChallenge, confirmPayment, type Confirmation } from '../payments/confirm-payment.ts';
import { expireWhenDue } from '../payments/expire-session.ts';
import { readBody } from '../read-body.ts';
import { accountOf, lockObject, type Stored } from '../storage/objects.ts';
import { transact } from '../storage/transact.ts';
import { declineMessage, messagesIn, type Language } from '../messages/messages.ts';
import type { SandboxContext } from '../context.ts';
import { originsOf, payPage, sessionAmount, type FailedAttempt } from './pay-page.ts';
import { readCardForm, typedForm, type TypedForm } from './read-card-form.ts';
import { readWallet } from './read-wallet.ts';
import { browserLanguage, render, seeOther } from './render.ts';

type Visit = {
  readonly context: SandboxContext;
  readonly ctx: Context;
  readonly account: string;
  readonly stored: Stored<'checkout.session'>;
  readonly language: Language;
};

/** The session's locale where the page supports it; else the browser's language, the configured one or Bulgarian. */
const languageOf = (context: SandboxContext, ctx: Context, session?: Stripe.Checkout.Session): Language => {
  if (session?.locale === 'bg') return 'bg';
  if (session?.locale === 'en' || session?.locale === 'en-GB') return 'en';
  return browserLanguage(context, ctx);
};

const lockSession = (context: SandboxContext, account: string, id: string) =>
  transact(context, { account }, async (tx) => {
    const stored = await lockObject(tx, 'checkout.session', id);
    if (stored) await expireWhenDue(tx, stored.body);
    return stored;
  });

const showMissing = (context: SandboxContext, ctx: Context): void => {
  const language = languageOf(context, ctx);
  const { missingTitle: title, missingText: text } = messagesIn(language);
  render(ctx, language, { template: 'closed', status: 404, title, origins: [], data: { text } });
};

const successUrl = (session: Stripe.Checkout.Session): string =>
  (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const showClosed = ({ ctx, stored: { body: session }, language }: Visit): void => {
  const messages = messagesIn(language);
  const isComplete = session.status === 'complete';
  render(ctx, language, {
    template: 'closed',
    status: isComplete ? 200 : 410,
    title: isComplete ? messages.completeTitle : messages.expiredTitle,
    origins: originsOf(session),
    data: {
      text: isComplete ? messages.completeText : messages.expiredText,
      back: isComplete ? successUrl(session) : session.cancel_url,
    },
  });
};

const showForm = ({ ctx, stored, language }: Visit, failedAttempt?: FailedAttempt): void =>
  render(ctx, language, payPage(stored, language, failedAttempt));

/** Redirects the customer or shows the next page, depending on the outcome of the attempt. */
const follow = async (visit: Visit, confirmation: Confirmation, typed?: TypedForm): Promise<void> => {
  const { context, ctx, stored, language } = visit;
  const kept = typed ? { typed } : {};
  switch (confirmation.outcome) {
    case 'paid':
      await awaitAnswer(context, confirmation.event);
      return seeOther(ctx, successUrl(stored.body));
    case 'challenge':
      return seeOther(ctx, `/c/pay/${stored.body.id}/challenge`);
    case 'declined':
      return showForm(visit, {
        ...kept,
        status: 402,
        alert: declineMessage(language, confirmation.declineCode),
      });
    case 'authentication-failed':
      return showForm(visit, { ...kept, status: 402, alert: messagesIn(language).challengeFailed });
    case 'not-challenged':
      return seeOther(ctx, `/c/pay/${stored.body.id}`);
    case 'closed':
      if (confirmation.status === 'complete') return seeOther(ctx, successUrl(stored.body));
      return showClosed({
        ...visit,
        stored: { ...stored, body: { ...stored.body, status: confirmation.status } },
      });
    case 'missing':
      return showMissing(context, ctx);
  }
};

const pay = async (visit: Visit): Promise<void> => {
  const { context, ctx, account, stored, language } = visit;
  const typed = typedForm(await readBody(ctx.req));
  const filled = readCardForm(typed, context.clock.seconds());
  if ('errors' in filled) {
    const alert = messagesIn(language).checkForm;
    return showForm(visit, { status: 422, alert, typed, errors: filled.errors });
  }
  const confirmation = await transact(context, { account }, (tx) =>
    confirmPayment(tx, stored.body.id, filled),
  );
  return follow(visit, confirmation, typed);
};

/** Pays with the card of the chosen wallet. */
const payByWallet = async (visit: Visit): Promise<void> => {
  const { context, ctx, account, stored } = visit;
  const filled = readWallet(await readBody(ctx.req), stored.body.customer_email);
  if (filled === undefined) return showForm(visit);
  const confirmation = await transact(context, { account }, (tx) =>
    confirmPayment(tx, stored.body.id, filled),
  );
  return follow(visit, confirmation);
};

const showChallenge = ({ ctx, stored, language }: Visit): void => {
  const session = stored.body;
  if (stored.hidden['challenged'] === undefined) return seeOther(ctx, `/c/pay/${session.id}`);
  render(ctx, language, {
    template: 'challenge',
    status: 200,
    title: messagesIn(language).challengeTitle,
    origins: originsOf(session),
    data: { amount: sessionAmount(session, language), action: `/c/pay/${session.id}/challenge` },
  });
};

const answer = async (visit: Visit): Promise<void> => {
  const { context, ctx, account, stored } = visit;
  const passed = new URLSearchParams(await readBody(ctx.req)).get('answer') === 'complete';
  const confirmation = await transact(context, { account }, (tx) =>
    answerChallenge(tx, stored.body.id, passed),
  );
  return follow(visit, confirmation);
};

/** Cancelling leaves the session open: the customer may return. */
const cancel = ({ ctx, stored }: Visit): void =>
  seeOther(ctx, stored.body.cancel_url ?? `/c/pay/${stored.body.id}`);

/** Runs `open` for a session that can be paid; other sessions get the page of their status. */
const visiting =
  (context: SandboxContext, open: (visit: Visit) => void | Promise<void>): Middleware =>
  async (ctx) => {
    const id = (ctx as Context & { params: { id: string } }).params.id;
    const account = await accountOf(context.pool, id);
    const stored = account === undefined ? undefined : await lockSession(context, account, id);
    if (account === undefined || !stored) return showMissing(context, ctx);
    const visit = { context, ctx, account, stored, language: languageOf(context, ctx, stored.body) };
    if (stored.body.status === 'open') return open(visit);
    // A second submit of a paid session, from another window or a double click, counts as paid.
    if (ctx.method === 'POST' && stored.body.status === 'complete')
      return seeOther(ctx, successUrl(stored.body));
    return showClosed(visit);
  };

/** The hosted pages: checkout form, 3-D Secure challenge, and the pages of closed sessions. */
export const serveCheckout = (context: SandboxContext): Middleware => {
  const router = new Router();
  const page = '/c/pay/:id';
  router.get(page, visiting(context, showForm));
  router.post(page, visiting(context, pay));
  router.post(`${page}/wallet`, visiting(context, payByWallet));
  router.post(`${page}/cancel`, visiting(context, cancel));
  router.get(`${page}/challenge`, visiting(context, showChallenge));
  router.post(`${page}/challenge`, visiting(context, answer));
  return router.routes() as Middleware;
};
