import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Middleware } from 'koa';

/** The page of the portal where people change their password. */
const passwordPage = '/merchant/settings/account';
const iconLink = /<link rel="icon"[^>]* href="([^"]+)"/;

/** The path of the icon that the built pages name; undefined when they name none. */
const iconOf = async (root: string): Promise<string | undefined> => {
  const html = await readFile(path.join(root, 'index.html'), 'utf8');
  return iconLink.exec(html)?.[1];
};

/**
 * Paths that browsers and password managers ask for by themselves: `/favicon.ico` and `/.well-known/change-password`
 * (W3C, "A Well-Known URL for Changing Passwords").
 */
export const wellKnownPaths =
  (root: string): Middleware =>
  async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path === '/.well-known/change-password') return ctx.redirect(passwordPage);
    const icon = ctx.path === '/favicon.ico' ? await iconOf(root) : undefined;
    if (icon === undefined) return next();
    ctx.set('Cache-Control', 'public, max-age=86400');
    return ctx.redirect(icon);
  };
