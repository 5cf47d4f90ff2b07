import { createRequire } from 'node:module';
import path from 'node:path';
import type { Context, Middleware } from 'koa';
import koaSend from 'koa-send';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { openApiOf } from './openapi.ts';

const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const sent = new Set(['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']);

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Plateno API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
  </head>
  <body>
    <main id="api"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

// Nothing is loaded from elsewhere: the validator's badge would be.
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', validatorUrl: null, deepLinking: true });\n`;

const sendText = (ctx: Context, type: string, body: string): void => {
  ctx.type = type;
  ctx.body = body;
};

/** `/api/openapi.json`, and a page at `/api/docs` to read it by. */
export const apiDocs = (endpoints: readonly Endpoint[], sentences: Sentences): Middleware => {
  const document = JSON.stringify(openApiOf(endpoints, sentences));
  return async (ctx, next) => {
    if (ctx.method !== 'GET') return next();
    const name = ctx.path.replace(/^\/api\/docs\//, '');
    if (ctx.path === '/api/openapi.json') sendText(ctx, 'application/json', document);
    else if (ctx.path === '/api/docs' || ctx.path === '/api/docs/') sendText(ctx, 'html', page);
    else if (ctx.path === '/api/docs/start.js') sendText(ctx, 'application/javascript', start);
    else if (ctx.path.startsWith('/api/docs/') && sent.has(name)) await koaSend(ctx, name, { root: assets });
    else await next();
  };
};
