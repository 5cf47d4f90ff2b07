import type { Context, Middleware } from 'koa';
import type { ZodType } from 'zod';
import { parsePart } from '#contract/parse-input.ts';
import { Failure, InvalidFields, type FieldProblem } from '#kernel/failure.ts';
import type { Language } from '#kernel/language.ts';
import type { ExportSlots } from '../exports/export-slots.ts';
import type { Log } from '../log.ts';
import { logFault } from './log-fault.ts';
import {
  loadPageBundle,
  renderInertPage,
  renderPage,
  type InertPage,
  type PageBundle,
} from './page-bundle.ts';
import { pageLanguageOf } from './page-language.ts';
import { readForm } from './read-body.ts';
import { signalOf } from './request-state.ts';
import { allowStyles } from './security-headers.ts';
import { sendFile, type SentFile } from './send-file.ts';
import { sendHtml } from './send-html.ts';

type Visit = Readonly<{
  /** Last segment of the path. */
  name: string;
  query: Readonly<Record<string, string>>;
  language: Language;
  ip: string;
  /** A cookie of the visitor's browser. */
  cookie(name: string): string | undefined;
  /** Aborted when the connection closes before the answer is sent. */
  signal: AbortSignal;
}>;

/** The problems of a posted form, and all that was typed. */
export type RefusedForm = Readonly<{
  problems: readonly FieldProblem[];
  typed: Readonly<Record<string, string>>;
}>;

type Submission<Fields> = Visit & Readonly<{ fields: Fields }>;
/** `inert`: the page is sent without its scripts. */
type Shown = Readonly<{ status: number; data: unknown; inert?: InertPage }>;
/** A file instead of a page; its bytes are kept by no cache. `person`: whose turn it is, for a file in pieces. */
type FileSent = Readonly<{ file: SentFile; person: string }>;
/** The path of another page, which is shown instead. */
type Elsewhere = Readonly<{ redirect: string; headers?: Readonly<Record<string, string>> }>;

/** A server-rendered page that carries its data, so that it is usable before scripts load. */
export type RenderedPage = Readonly<{
  /** Path in the built web, `pay/index.html`; its renderer is `pay.js` in the server build. */
  bundle: string;
  /** Paths of the page; the first group is the name. */
  pattern: RegExp;
  /** @param refusedForm the form of the page was posted and has problems */
  show(visit: Visit, refusedForm?: RefusedForm): Promise<Shown | Elsewhere | FileSent>;
  /** The page for an error that `show` threw. */
  refuse(error: unknown, visit: Visit): Shown | Elsewhere | Promise<Shown | Elsewhere>;
}>;

/** A form post without script at the path of a page, and its redirect target. */
export type PageForm<Fields = unknown> = Readonly<{
  pattern: RegExp;
  fields: ZodType<Fields>;
  submit(submission: Submission<Fields>): Promise<string | Elsewhere>;
  /** Redirect target for an error of `submit`; a form with invalid fields is shown again as it was typed. */
  refuse(error: unknown, visit: Visit): string;
}>;

type Deps = Readonly<{
  pages: readonly RenderedPage[];
  forms: readonly PageForm[];
  /** Root of the built web and its server build. */
  root: string;
  remember: boolean;
  publicUrl: string;
  /** Shared with the API. */
  exports: ExportSlots;
  log: Log;
}>;

const strings = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const visitOf = (ctx: Context, name: string): Visit => ({
  name,
  query: strings(ctx.query),
  language: pageLanguageOf(ctx),
  ip: ctx.ip,
  cookie: (cookieName) => ctx.cookies.get(cookieName),
  get signal() {
    return signalOf(ctx);
  },
});

const submit = async (form: PageForm, visit: Visit, given: Record<string, string>): Promise<Elsewhere> => {
  const { value, problems } = parsePart(form.fields, given);
  if (problems.length > 0) throw new InvalidFields(problems);
  const next = await form.submit({ ...visit, fields: value });
  return typeof next === 'string' ? { redirect: next } : next;
};

const leadTo = (ctx: Context, { redirect, headers = {} }: Elsewhere): void => {
  ctx.set(headers);
  ctx.redirect(redirect);
  ctx.status = 303;
};

/** Serves server-rendered pages and their form posts. */
export const renderedPages = ({
  pages,
  forms,
  root,
  remember,
  publicUrl,
  exports,
  log,
}: Deps): Middleware => {
  const bundles = new Map<string, Promise<PageBundle>>();
  const bundleOf = (name: string): Promise<PageBundle> => {
    const known = bundles.get(name) ?? loadPageBundle({ name, root, publicUrl });
    if (remember) bundles.set(name, known);
    known.catch(() => bundles.delete(name));
    return known;
  };

  const show = async (
    ctx: Context,
    page: RenderedPage,
    name: string,
    refusedForm?: RefusedForm,
  ): Promise<void> => {
    const visit = visitOf(ctx, name);
    const shown = await page.show(visit, refusedForm).catch((error: unknown) => {
      logFault(log, error);
      if (error instanceof Failure && error.retryAfterSeconds !== undefined)
        ctx.set('Retry-After', String(error.retryAfterSeconds));
      return page.refuse(error, visit);
    });
    // The way back shows the state of now: what can be paid changes.
    ctx.set('Cache-Control', 'private, no-store');
    if ('redirect' in shown) return leadTo(ctx, shown);
    if ('file' in shown) {
      const { file, person } = shown;
      return sendFile(ctx, file, { exports, person, signal: visit.signal });
    }
    const { status, data, inert } = shown;
    const bundle = await bundleOf(page.bundle);
    const input = { pathname: ctx.path, language: visit.language, data };
    ctx.status = status;
    const sent =
      inert === undefined
        ? renderPage(bundle, input)
        : renderInertPage(bundle, { ...input, query: visit.query }, inert);
    allowStyles(ctx, sent.styles);
    sendHtml(ctx, sent.html, sent.compressed);
  };

  return async (ctx, passOn) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const found = (isRead ? pages : forms).find(({ pattern }) => pattern.test(ctx.path));
    if (found === undefined || (!isRead && ctx.method !== 'POST')) return passOn();
    const name = found.pattern.exec(ctx.path)?.[1] ?? '';
    if ('show' in found) return show(ctx, found, name);
    const typed = await readForm(ctx);
    const visit = visitOf(ctx, name);
    const next = await submit(found, visit, typed).catch((error: unknown): Elsewhere | RefusedForm => {
      logFault(log, error);
      return error instanceof InvalidFields
        ? { problems: error.fields, typed }
        : { redirect: found.refuse(error, visit) };
    });
    if ('redirect' in next) return leadTo(ctx, next);
    const page = pages.find(({ pattern }) => pattern.test(ctx.path));
    return page === undefined ? leadTo(ctx, { redirect: ctx.path }) : show(ctx, page, name, next);
  };
};
