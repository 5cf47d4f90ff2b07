import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import { finishVisit, lockLink, lockVisit, openVisit, type AccountLink } from '../accounts/account-links.ts';
import { findAccount, type StoredAccount } from '../accounts/account-store.ts';
import { onboardAccount } from '../accounts/onboard-account.ts';
import { browserLanguage, render, seeOther } from '../checkout/render.ts';
import { messagesIn } from '../messages/messages.ts';
import { readBody } from '../read-body.ts';
import { transact } from '../storage/transact.ts';
import type { SandboxContext } from '../context.ts';
import { askedFields, onboardingPage, optionalFields } from './onboarding-page.ts';
import { readOnboardingForm, typedForm } from './read-onboarding-form.ts';

type Parameters = { secret?: string; visit?: string };

const parametersOf = (ctx: Context): Parameters => (ctx as Context & { params: Parameters }).params;

const showMissing = (context: SandboxContext, ctx: Context): void => {
  const language = browserLanguage(context, ctx);
  const { missingTitle: title, missingText: text, onboardingBanner: banner } = messagesIn(language);
  render(ctx, language, { template: 'closed', status: 404, title, banner, origins: [], data: { text } });
};

/** A link opens the page once, within its time; afterwards it leads to the platform, which makes another one. */
const follow =
  (context: SandboxContext): Middleware =>
  async (ctx) => {
    const { secret = '' } = parametersOf(ctx);
    const opened = await transact(context, { account: '' }, async (tx) => {
      const link = await lockLink(tx, secret);
      if (!link) return undefined;
      const isUsable = link.visit === null && link.expires_at > context.clock.seconds();
      // A program that asks only whether the page is there does not use the link up.
      if (!isUsable || ctx.method === 'HEAD') return link.refresh_url;
      return `/setup/v/${await openVisit(tx, secret)}`;
    });
    return opened === undefined ? showMissing(context, ctx) : seeOther(ctx, opened);
  };

type Visit = { readonly link: AccountLink; readonly stored: StoredAccount };

const findVisit = (context: SandboxContext, id: string): Promise<Visit | undefined> =>
  transact(context, { account: '' }, async (tx) => {
    const link = await lockVisit(tx, id);
    const stored = link && (await findAccount(tx.client, link.account));
    return stored && { link, stored };
  });

const show = (context: SandboxContext, ctx: Context, { stored, link }: Visit): void => {
  const language = browserLanguage(context, ctx);
  render(ctx, language, onboardingPage(stored, link, language));
};

const send = async (context: SandboxContext, ctx: Context, { stored, link }: Visit): Promise<void> => {
  const typed = typedForm(await readBody(ctx.req));
  const details = readOnboardingForm(typed, askedFields(stored), optionalFields(stored));
  if ('errors' in details) {
    const language = browserLanguage(context, ctx);
    return render(ctx, language, onboardingPage(stored, link, language, { typed, errors: details.errors }));
  }
  await transact(context, { account: '' }, async (tx) => {
    const current = await lockVisit(tx, link.visit ?? '');
    if (!current || current.is_finished) return;
    await onboardAccount(tx, link.account, details, typed.ending);
    await finishVisit(tx, link.visit ?? '');
  });
  return seeOther(ctx, link.return_url);
};

/** Runs `open` for a visit in progress. One that is finished leads back, one that is too old to the platform. */
const visiting =
  (context: SandboxContext, open: typeof send | typeof show): Middleware =>
  async (ctx) => {
    const visit = await findVisit(context, parametersOf(ctx).visit ?? '');
    if (!visit) return showMissing(context, ctx);
    if (visit.link.is_finished) return seeOther(ctx, visit.link.return_url);
    const isOver = (visit.link.visit_ends_at ?? 0) <= context.clock.seconds();
    if (isOver || visit.stored.notes.hasLeft) return seeOther(ctx, visit.link.refresh_url);
    return open(context, ctx, visit);
  };

/** The hosted onboarding: a link opens a visit, in which the owner of an account fills in the form. */
export const serveOnboarding = (context: SandboxContext): Middleware => {
  const router = new Router();
  router.get('/setup/e/:account/:secret', follow(context));
  router.get('/setup/v/:visit', visiting(context, show));
  router.post('/setup/v/:visit', visiting(context, send));
  return router.routes() as Middleware;
};
