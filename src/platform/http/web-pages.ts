import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context, Middleware } from 'koa';
import koaSend from 'koa-send';
import { languageOf } from './request-state.ts';
import { nonceOf } from './security-headers.ts';

const pageFor = (address: string): string => (/^\/pay(\/|$)/.test(address) ? 'pay/index.html' : 'index.html');

const isAsset = (address: string): boolean => address.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(address);

/** The built web: hashed assets for a year, pages fresh with a nonce of their own; a missing asset is a 404. */
export const webPages = ({ root, remember }: { root: string; remember: boolean }): Middleware => {
  const pages = new Map<string, Promise<string>>();
  const load = (name: string): Promise<string> => {
    const loaded = pages.get(name) ?? readFile(path.join(root, name), 'utf8');
    // While developing, the web is built again under a running server.
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
      if (!(error instanceof Error && 'status' in error && error.status === 404)) throw error;
      ctx.status = 404;
      ctx.body = '';
    }
  };

  const sendPage = async (ctx: Context): Promise<void> => {
    const html = await load(pageFor(ctx.path));
    ctx.type = 'html';
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = html
      .replaceAll('__CSP_NONCE__', nonceOf(ctx))
      .replace(/<html lang="[^"]*"/, `<html lang="${languageOf(ctx)}"`);
  };

  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    return isAsset(ctx.path) ? sendAsset(ctx) : sendPage(ctx);
  };
};
