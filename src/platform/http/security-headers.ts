import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';

/** Stands in built pages where their nonce goes. */
export const nonceMark = '__CSP_NONCE__';

/** A new nonce, whose styles the content policy of this response allows. */
export const allowedNonce = (ctx: Context): string => {
  const policy = ctx.state.policyWith as PolicyWith;
  const nonce = randomBytes(16).toString('base64');
  ctx.set('Content-Security-Policy', policy(` 'nonce-${nonce}'`));
  return nonce;
};

/** The content policy with further sources of styles. */
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
  /** Where a form may lead besides here: the card provider's page, which a form without script is redirected to. */
  formTargets: readonly string[];
}>;

/** Headers of every answer; the content policy allows nothing from elsewhere and no inline script. */
export const securityHeaders = ({ https, formTargets }: Options): Middleware => {
  const policy = policyWith(formTargets);
  const ownHeaders = {
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'Content-Security-Policy': policy(''),
  };
  const helmetHeaders = helmet({
    contentSecurityPolicy: false,
    // For programs that no longer exist; the content policy covers the others.
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
