import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Middleware } from 'koa';
import koaSend from 'koa-send';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Messages } from '#kernel/messages.ts';
import { openApiOf } from './openapi.ts';

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

// The validator's badge would be loaded from another host.
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#api', validatorUrl: null, deepLinking: true });\n`;

const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const assetPath = /^\/api\/docs(\/(?:swagger-ui\.css|swagger-ui-bundle\.js|favicon-32x32\.png))$/;

type Text = Readonly<{ type: string; content: string }>;

const textsOf = (openApi: () => string): ReadonlyMap<string, () => Text> =>
  new Map([
    ['/api/openapi.json', () => ({ type: 'application/json', content: openApi() })],
    ['/api/docs', () => ({ type: 'html', content: page })],
    ['/api/docs/', () => ({ type: 'html', content: page })],
    ['/api/docs/start.js', () => ({ type: 'application/javascript', content: start })],
  ]);

/** The package of the client in the folder of built files; `npm run build:client` writes it. */
const clientArchive = 'sdk/plateno-client.tgz';

/** Serves `/api/openapi.json`, the page `/api/docs` that shows it, and `/api/sdk.tgz`, the client, when it is built. */
export const apiDocs = (endpoints: readonly Endpoint[], messages: Messages, built: string): Middleware => {
  let openApi: string | undefined;
  // Made at the first request: a start without one need not wait for it.
  const texts = textsOf(() => (openApi ??= JSON.stringify(openApiOf(endpoints, messages))));
  return async (ctx, next) => {
    if (ctx.method === 'GET' && ctx.path === '/api/sdk.tgz') {
      if (!existsSync(path.join(built, clientArchive))) return next();
      await koaSend(ctx, clientArchive, { root: built });
      ctx.type = 'application/gzip';
      return undefined;
    }
    const text = texts.get(ctx.path)?.();
    const asset = assetPath.exec(ctx.path)?.[1];
    if (ctx.method !== 'GET' || (text === undefined && asset === undefined)) return next();
    ctx.set('Cache-Control', 'public, max-age=3600');
    if (asset !== undefined) await koaSend(ctx, asset, { root: assets });
    if (text !== undefined) {
      ctx.type = text.type;
      ctx.body = text.content;
    }
  };
};
