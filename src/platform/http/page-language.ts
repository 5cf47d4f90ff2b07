import type { Context } from 'koa';
import type { Language } from '#kernel/language.ts';

/**
 * The language of a page: the query parameter `lang`, then the visitor's earlier choice in the cookie, then Bulgarian. A
 * browser's `Accept-Language` is left out: every URL has one language for search engines.
 */
export const pageLanguageOf = (ctx: Context): Language =>
  (ctx.query['lang'] ?? ctx.cookies.get('language')) === 'en' ? 'en' : 'bg';
