import type { Endpoint } from '#contract/endpoint.ts';
import { idleApplication } from '#test/support/idle-application.ts';

const idle = await idleApplication();
/** All calls of the API by name, before an installation is there. */
export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  idle.routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);
await idle.close();
