import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Middleware } from 'koa';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { openApiOf } from './openapi.ts';
import { pack, sendPacked, type Packed } from './packed.ts';

const assets = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

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

type File = Readonly<{ type: string; read(): Promise<Buffer> | Buffer }>;

const text = (type: string, content: string): File => ({ type, read: () => Buffer.from(content) });
const asset = (name: string): [string, File] => [
  `/api/docs/${name}`,
  { type: path.extname(name), read: () => readFile(path.join(assets, name)) },
];

const filesOf = (document: string): ReadonlyMap<string, File> =>
  new Map([
    ['/api/openapi.json', text('application/json', document)],
    ['/api/docs', text('html', page)],
    ['/api/docs/', text('html', page)],
    ['/api/docs/start.js', text('application/javascript', start)],
    ...['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'].map(asset),
  ]);

/** `/api/openapi.json`, and a page at `/api/docs` to read it by. Each file is compressed once, when first asked for. */
export const apiDocs = (endpoints: readonly Endpoint[], sentences: Sentences): Middleware => {
  const files = filesOf(JSON.stringify(openApiOf(endpoints, sentences)));
  const packed = new Map<string, Promise<Packed>>();
  const packedAt = (address: string, file: File): Promise<Packed> => {
    const known = packed.get(address) ?? Promise.resolve(file.read()).then(pack);
    packed.set(address, known);
    known.catch(() => packed.delete(address));
    return known;
  };
  return async (ctx, next) => {
    const file = ctx.method === 'GET' ? files.get(ctx.path) : undefined;
    if (file === undefined) return next();
    const content = await packedAt(ctx.path, file);
    ctx.type = file.type;
    ctx.set('Cache-Control', 'public, max-age=3600');
    sendPacked(ctx, content);
  };
};
