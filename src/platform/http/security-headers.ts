import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';

/** Set on the state for pages whose styles need it. */
export const nonceOf = (ctx: Context): string => String(ctx.state.nonce);

const policy = (ctx: Context, formTargets: readonly string[]): string =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self' 'nonce-${nonceOf(ctx)}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
  ].join('; ');

type Options = Readonly<{
  https: boolean;
  /** Where a form may lead besides here: the card provider's page, which a form without script is redirected to. */
  formTargets: readonly string[];
}>;

/** Headers of every answer; the content policy allows nothing from elsewhere and no inline script. */
export const securityHeaders = (options: Options): Middleware => {
  const basics = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return async (ctx, next) => {
    ctx.state.nonce = randomBytes(16).toString('base64');
    ctx.set('Content-Security-Policy', policy(ctx, options.formTargets));
    ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    await basics(ctx, next);
  };
};
