import { startApplication } from '#test/support/application.ts';
import type { TestDatabase } from '#test/support/database.ts';
import { openDoor } from './door.ts';
import { startServer, startWorker, type Running, type Server, type Worker } from './processes.ts';

type Options = Readonly<{
  servers?: number;
  workers?: number;
  /** Database of the product alone, when it must fail without the provider's. */
  database?: TestDatabase;
  variables?: NodeJS.ProcessEnv;
}>;

/**
 * The normal production setup: several servers and workers as separate processes on one database, with a load
 * balancer before the servers. The application inside the test prepares and inspects; it receives no traffic and
 * runs no jobs.
 */
export const openHouse = async ({ servers = 1, workers = 1, database, variables = {} }: Options = {}) => {
  const door = await openDoor();
  const shop = await startApplication({
    isWorking: false,
    variables,
    places: { webhooksAt: door.url, database },
  });
  const running: Running[] = [];
  const keep = <T extends Running>(one: T): T => {
    running.push(one);
    return one;
  };

  const serve = async (more: NodeJS.ProcessEnv = {}): Promise<Server> => {
    const server = keep(await startServer({ ...shop.env, ...more }));
    door.letIn(server.url);
    return server;
  };
  const work = async (more: NodeJS.ProcessEnv = {}): Promise<Worker> =>
    keep(await startWorker({ ...shop.env, ...more }));

  const [startedServers, startedWorkers] = await Promise.all([
    Promise.all(Array.from({ length: servers }, () => serve())),
    Promise.all(Array.from({ length: workers }, () => work())),
  ]);
  return {
    shop,
    door,
    servers: startedServers,
    workers: startedWorkers,
    serve,
    work,
    /** Through the load balancer, as customers call. */
    checkout: (...[link, about = {}]: Parameters<typeof shop.startCheckout>) =>
      shop.startCheckout(link, about, door.url),
    stop: async (): Promise<void> => {
      for (const one of running) if (one.isRunning()) await one.kill();
      await door.close();
      await shop.stop();
    },
  };
};
export type House = Awaited<ReturnType<typeof openHouse>>;
