import type { Middleware } from 'koa';
import type { Clock } from '#kernel/clock.ts';

const textPath = '/.well-known/security.txt';
/** RFC 9116, 2.5.5 advises less than a year. */
const validForMs = 180 * 86_400_000;

type Deps = Readonly<{
  /** A `mailto:` or `https:` URL to report vulnerabilities to. */
  contact: string;
  /** Without a trailing slash. */
  publicUrl: string;
  clock: Clock;
}>;

/** Serves `/.well-known/security.txt` (RFC 9116). */
export const securityText = ({ contact, publicUrl, clock }: Deps): Middleware => {
  return (ctx, next) => {
    if (ctx.path !== textPath || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const expires = new Date(clock.now().getTime() + validForMs);
    ctx.type = 'text/plain';
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.body = [
      `Contact: ${contact}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: bg, en',
      `Canonical: ${publicUrl}${textPath}`,
      '',
    ].join('\n');
    return undefined;
  };
};
