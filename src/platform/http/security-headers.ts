import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';

/** Stands in built pages where their nonce goes. */
export const nonceMark = '__CSP_NONCE__';

/** Styles in this answer itself: a nonce, or the hashes of what is written there. */
export const allowStyles = (ctx: Context, sources: readonly string[]): void => {
  const policy = ctx.state.policyWith as (styles: string) => string;
  ctx.set('Content-Security-Policy', policy(sources.map((source) => ` '${source}'`).join('')));
};

/** A nonce of its own, whose styles are allowed in this answer. */
export const allowedNonce = (ctx: Context): string => {
  const nonce = randomBytes(16).toString('base64');
  allowStyles(ctx, [`nonce-${nonce}`]);
  return nonce;
};

/** The content policy, around what else styles may come from. */
const policyWith = (formTargets: readonly string[]): ((styles: string) => string) => {
  const rest = [
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
  ].join('; ');
  return (styles) => `default-src 'self'; script-src 'self'; style-src 'self'${styles}; ${rest}`;
};

/** What a middleware that looks at no request would set each time, asked once. */
const headersOf = (middleware: Middleware): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  const res = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  void middleware({ req: {}, res } as unknown as Context, async () => undefined);
  return headers;
};

type Options = Readonly<{
  https: boolean;
  /** Where a form may lead besides here: the card provider's page, which a form without script is redirected to. */
  formTargets: readonly string[];
}>;

/** Headers of every answer; the content policy allows nothing from elsewhere and no inline script. */
export const securityHeaders = ({ https, formTargets }: Options): Middleware => {
  const basics = headersOf(
    helmet({
      contentSecurityPolicy: false,
      // Of browsers and programs that are no more; the policy says it to all others.
      xDownloadOptions: false,
      xDnsPrefetchControl: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  );
  const policy = policyWith(formTargets);
  const all = {
    ...basics,
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Content-Security-Policy': policy(''),
  };
  return (ctx, next) => {
    ctx.state.policyWith = policy;
    ctx.set(all);
    return next();
  };
};
