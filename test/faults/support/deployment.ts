import type { CheckoutState } from '#contract/payments/checkouts.ts';
import { expireFetch, startApplication } from '#test/support/application.ts';
import type { OpenCheckout } from '#test/support/application/build.ts';
import { until } from '#test/support/application/until.ts';
import type { TestDatabase } from '#test/support/database.ts';
import { startLoadBalancer } from './load-balancer.ts';
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
export const startDeployment = async ({
  servers = 1,
  workers = 1,
  database,
  variables = {},
}: Options = {}) => {
  const loadBalancer = await startLoadBalancer();
  const shop = await startApplication({
    isWorking: false,
    variables,
    places: { webhooksAt: loadBalancer.url, database },
  });
  /** As the one of the application; the processes of a deployment are not in reach of its drain. */
  const returnPaid = (checkout: OpenCheckout): Promise<CheckoutState> =>
    until('the payment has succeeded', async () => {
      const state = await shop.returnFrom(checkout);
      if (state.status === 'SUCCEEDED') return state;
      await expireFetch(shop.database, checkout);
      return false;
    });
  const running: Running[] = [];
  const keep = <T extends Running>(one: T): T => {
    running.push(one);
    return one;
  };

  const serve = async (more: NodeJS.ProcessEnv = {}): Promise<Server> => {
    const server = keep(await startServer({ ...shop.env, ...more }));
    loadBalancer.add(server.url);
    return server;
  };
  const work = async (more: NodeJS.ProcessEnv = {}): Promise<Worker> =>
    keep(await startWorker({ ...shop.env, ...more }));

  const [startedServers, startedWorkers] = await Promise.all([
    Promise.all(Array.from({ length: servers }, () => serve())),
    Promise.all(Array.from({ length: workers }, () => work())),
  ]);
  return {
    shop: { ...shop, returnPaid },
    loadBalancer,
    servers: startedServers,
    workers: startedWorkers,
    serve,
    work,
    /** Through the load balancer, as customers call. */
    checkout: (...[link, about = {}]: Parameters<typeof shop.startCheckout>) =>
      shop.startCheckout(link, about, loadBalancer.url),
    stop: async (): Promise<void> => {
      for (const one of running) if (one.isRunning()) await one.kill();
      await loadBalancer.close();
      await shop.stop();
    },
  };
};
export type Deployment = Awaited<ReturnType<typeof startDeployment>>;
