import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Middleware } from 'koa';
import koaSend from 'koa-send';
import { inlineStyles } from './inline-styles.ts';
import { pageLanguageOf } from './page-language.ts';
import { languageOf } from './request-state.ts';
import { allowedNonce, nonceMark } from './security-headers.ts';
import { publicUrlMark } from './public-url-mark.ts';
import { sendHtml } from './send-html.ts';

const pageFor = (pathname: string): string =>
  /^\/pay(\/|$)/.test(pathname) ? 'pay/index.html' : 'index.html';

/** Public pages are built one by one, each with head and content in one language; the landing page as `index`. */
const publicPageFor = (ctx: Context): string | undefined => {
  if (!/^\/(?!pay(\/|$))[a-z/-]*$/.test(ctx.path)) return undefined;
  const name = ctx.path.replace(/\/$/, '') || '/index';
  return `pages${name}.${pageLanguageOf(ctx)}.html`;
};

/** Files for search engines, which contain our URL. */
const isForRobots = (pathname: string): boolean => pathname === '/robots.txt' || pathname === '/sitemap.xml';

const isAsset = (pathname: string): boolean =>
  pathname.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(pathname);

/** Folders and files that begin with a dot belong to tools (`/.git/config`, `/.env`): none is served. */
const isHidden = (pathname: string): boolean => /(^|[/\\])\./.test(decodeURIComponent(pathname));

/** The built web and how it is served. */
export type WebPages = Readonly<{
  root: string;
  /** True when the files do not change while the server runs. */
  remember: boolean;
  /** Without a trailing slash. */
  publicUrl: string;
}>;

const sendNothing = (ctx: Context): void => {
  ctx.status = 404;
  ctx.body = '';
};

/**
 * Serves the built web: hashed assets are cached for a year, pages are uncached and carry a new nonce; a missing
 * asset is a 404.
 */
export const webPages = ({ root, remember, publicUrl }: WebPages): Middleware => {
  const pages = new Map<string, Promise<string>>();
  const read = (name: string): Promise<string> => readFile(path.join(root, name), 'utf8');
  const load = (name: string, from = read): Promise<string> => {
    const loaded = pages.get(name) ?? from(name);
    // In development the web is rebuilt under a running server.
    if (remember) pages.set(name, loaded);
    loaded.catch(() => pages.delete(name));
    return loaded;
  };

  const sendAsset = async (ctx: Context): Promise<void> => {
    const immutable = ctx.path.startsWith('/assets/');
    try {
      await koaSend(ctx, ctx.path, {
        root,
        brotli: true,
        gzip: true,
        immutable,
        maxAge: immutable ? 31_536_000_000 : 0,
      });
    } catch (error) {
      // 400 and 403 are paths outside the folder.
      if (!(error instanceof Error && 'status' in error && Number(error.status) < 500)) throw error;
      sendNothing(ctx);
    }
  };

  const readPublicPage = async (name: string): Promise<string> =>
    inlineStyles(await read(name), root, `<style nonce="${nonceMark}">`);

  const pageOf = async (ctx: Context): Promise<string> => {
    const name = publicPageFor(ctx);
    const own = name === undefined ? undefined : await load(name, readPublicPage).catch(() => undefined);
    if (own !== undefined) {
      // The language may come from the cookie.
      ctx.vary('Cookie');
      return own;
    }
    const html = await load(pageFor(ctx.path));
    return html.replace(/<html lang="[^"]*"/, `<html lang="${languageOf(ctx)}"`);
  };

  const sendPage = async (ctx: Context): Promise<void> => {
    const html = await pageOf(ctx);
    ctx.set('Cache-Control', 'no-cache');
    const page = html.replaceAll(publicUrlMark, publicUrl).replaceAll(nonceMark, allowedNonce(ctx));
    sendHtml(ctx, Buffer.from(page));
  };

  const sendForRobots = async (ctx: Context): Promise<void> => {
    const text = await load(ctx.path.slice(1)).catch(() => undefined);
    ctx.status = text === undefined ? 404 : 200;
    ctx.type = ctx.path.endsWith('.xml') ? 'application/xml' : 'text/plain';
    ctx.body = text?.replaceAll(publicUrlMark, publicUrl) ?? '';
  };

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (isHidden(ctx.path)) return sendNothing(ctx);
    if (isForRobots(ctx.path)) return sendForRobots(ctx);
    return isAsset(ctx.path) ? sendAsset(ctx) : sendPage(ctx);
  };
};
