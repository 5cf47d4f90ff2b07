import type { Context, Middleware } from 'koa';
import { withoutSignsBehind } from '#kernel/copied-text.ts';
import { hasControlCharacter, listHeaders, mostListBytes, mostParameters } from './input-gate.ts';
import { holdsKey } from './key-calls.ts';

/** Paths that programs call; below `/api` there are no pages. */
const isForPrograms = (path: string): boolean =>
  path === '/api' || path.startsWith('/api/') || path === '/metrics';

/** Whether a browser asks for a page: a person reads the answer. */
export const isPageRequest = (ctx: Context): boolean =>
  /\btext\/html\b/i.test(ctx.headers.accept ?? '') && !isForPrograms(ctx.path);

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** U+FFFD in the place of each part that is no UTF-8 or a control character: the path then names nothing. */
const readable = (segment: string): string => {
  const whole = decoded(segment);
  if (whole !== undefined && !hasControlCharacter(whole)) return segment;
  const parts = segment.match(/(?:%[\da-f]{2})+|%|[^%]+/gi) ?? [];
  return parts
    .map((part) => (decoded(part) ?? '\uFFFD').replaceAll(/\p{Cc}+/gu, '\uFFFD'))
    .map(encodeURIComponent)
    .join('');
};

/** The path without signs that were copied behind it; one slash at its beginning, so that it names no other host. */
const withoutCopied = (path: string): string | undefined => {
  const whole = decoded(path);
  const clean = whole === undefined ? undefined : withoutSignsBehind(whole);
  if (clean === undefined || clean === whole) return undefined;
  return `/${clean.split('/').filter(Boolean).map(encodeURIComponent).join('/')}`;
};

const isRead = (parameter: string): boolean => {
  const whole = decoded(parameter.replaceAll('+', ' '));
  const [, value = ''] = /^[^=]*=(.*)$/s.exec(whole ?? '') ?? [];
  return whole !== undefined && !hasControlCharacter(whole) && !holdsKey(value);
};

/** Drops what a page cannot read; the gate for programs would refuse it. */
const keepReadable = (ctx: Context): void => {
  for (const header of listHeaders) {
    if ((ctx.headers[header]?.length ?? 0) <= mostListBytes || header === 'x-forwarded-for') continue;
    if (header === 'accept') ctx.headers.accept = 'text/html';
    else delete ctx.headers[header];
  }
  const path = ctx.path.split('/').map(readable).join('/');
  if (path !== ctx.path) ctx.path = path;
  if (ctx.querystring === '') return;
  const parameters = ctx.querystring.split('&', mostParameters);
  const kept = parameters.filter(isRead).join('&');
  if (kept !== ctx.querystring) ctx.querystring = kept;
};

/** Methods of a page without a form; a form of a page answers POST itself. */
const pageMethods = 'GET, HEAD, OPTIONS';

/**
 * A page comes whatever stands in its query: parameters that cannot be read, are too many or hold a key are dropped.
 * Signs copied behind its address are cut off by a redirect.
 */
export const forgivePageRequests: Middleware = (ctx, next) => {
  if (!isPageRequest(ctx)) return next();
  keepReadable(ctx);
  const isShown = ctx.method === 'GET' || ctx.method === 'HEAD';
  const clean = isShown ? withoutCopied(ctx.path) : undefined;
  if (clean === undefined) return next();
  ctx.redirect(`${clean}${ctx.search}`);
  return undefined;
};

/** After the forms: POST to another page opens it; any other method is answered with the methods that a page has. */
export const answerPageMethods: Middleware = (ctx, next) => {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return next();
  if (isForPrograms(ctx.path)) return next();
  ctx.set('Allow', pageMethods);
  if (ctx.method === 'OPTIONS') {
    ctx.status = 204;
    return undefined;
  }
  if (ctx.method !== 'POST' || !isPageRequest(ctx)) {
    ctx.status = 405;
    return undefined;
  }
  ctx.redirect(`/${ctx.path.replace(/^[/\\]+/, '')}`);
  ctx.status = 303;
  return undefined;
};
