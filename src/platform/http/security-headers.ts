import { randomBytes } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import helmet from 'koa-helmet';

/** Stands in built pages where their nonce goes. */
export const nonceMark = '__CSP_NONCE__';

/** Set on the state for pages whose styles need it. */
export const nonceOf = (ctx: Context): string => String(ctx.state.nonce);

/** The content policy before and after a page's nonce. */
const policyAround = (formTargets: readonly string[]): readonly [string, string] => [
  `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-`,
  [
    `'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
  ].join('; '),
];

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
      strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    }),
  );
  const same = {
    ...basics,
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
  const [before, after] = policyAround(formTargets);
  return async (ctx, next) => {
    const nonce = randomBytes(16).toString('base64');
    ctx.state.nonce = nonce;
    ctx.set('Content-Security-Policy', `${before}${nonce}${after}`);
    ctx.set(same);
    await next();
  };
};
