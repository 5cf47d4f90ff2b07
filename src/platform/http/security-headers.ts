import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';

/** Placeholder for the nonce in built pages. */
export const nonceMark = '__CSP_NONCE__';

/** A new nonce; the content policy of this response allows styles that carry it. */
export const allowedNonce = (ctx: Context): string => {
  const policy = ctx.state.policyWith as PolicyWith;
  const nonce = randomBytes(16).toString('base64');
  ctx.set('Content-Security-Policy', policy(` 'nonce-${nonce}'`));
  return nonce;
};

/** The content policy of this response allows the inline styles with these hashes, `'sha256-…'`. */
export const allowStyles = (ctx: Context, hashes: readonly string[]): void => {
  const policy = ctx.state.policyWith as PolicyWith;
  ctx.set('Content-Security-Policy', policy(hashes.map((hash) => ` ${hash}`).join('')));
};

/** The content policy with further style sources. */
type PolicyWith = (styles: string) => string;

const policyWith = (formTargets: readonly string[]): PolicyWith => {
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

type Options = Readonly<{
  https: boolean;
  /** Further origins that forms may post or redirect to: the card provider's page, for browsers without script. */
  formTargets: readonly string[];
}>;

/** Security headers of every response; the content policy allows no other origin and no inline script. */
export const securityHeaders = ({ https, formTargets }: Options): Middleware => {
  const policy = policyWith(formTargets);
  const ownHeaders = {
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Content-Security-Policy': policy(''),
  };
  const helmetHeaders = helmet({
    contentSecurityPolicy: false,
    // For obsolete browsers; the content policy covers the others.
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (ctx, next) => {
    ctx.state.policyWith = policy;
    ctx.set(ownHeaders);
    return helmetHeaders(ctx, next);
  };
};
