import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createServer as createVite, type Plugin } from 'vite';
import { root } from './vite-process.ts';

/** Paths of the server behind: the API, the pay page that it renders, and that page's files. */
const ofServer = ['/api', '/pay', '/assets', '/healthz', '/readyz', '/share.png'];
const asPattern = (path: string): string => `^${path}(?:[/?]|$)`;
const isOfServer = new RegExp(ofServer.map(asPattern).join('|'));
const isViteOwn = /^\/(@|node_modules\/)/;

/** A page opened at any path belongs to the application: some screens share their path with source folders. */
const pages: Plugin = {
  name: 'plateno-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const { url = '/', headers } = request;
      const isPage = headers.accept?.includes('text/html') === true;
      if (isPage && !isOfServer.test(url) && !isViteOwn.test(url)) request.url = '/index.html';
      next();
    });
  },
};

type Ports = Readonly<{ host: string; port: number; serverPort: number }>;

/**
 * Vite with hot replacement, in front of the server at `serverPort`. In middleware mode: Vite's own server would
 * end the process at SIGTERM, before the other processes have ended.
 *
 * @returns a function that closes it
 */
export const serveWeb = async ({ host, port, serverPort }: Ports): Promise<() => Promise<void>> => {
  const http = createServer((request, response) => vite.middlewares(request, response));
  const vite = await createVite({
    configFile: join(root, 'web', 'vite.config.ts'),
    logLevel: 'warn',
    plugins: [pages],
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      proxy: Object.fromEntries(ofServer.map((path) => [asPattern(path), `http://127.0.0.1:${serverPort}`])),
    },
  });
  http.listen({ host, port });
  await once(http, 'listening');
  return async () => {
    http.closeAllConnections();
    http.close();
    await vite.close();
  };
};
