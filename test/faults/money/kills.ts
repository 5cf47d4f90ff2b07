import { asAdmin, databaseNameOf } from '#test/support/as-admin.ts';
import type { Deployment } from '../support/deployment.ts';
import { seededRandom } from '../support/random.ts';
import type { Server, Worker } from '../support/processes.ts';

type Kill = Readonly<{ name: string; run: () => Promise<void> }>;

/** SIGKILL for servers and workers, each replaced by a new one, and terminated PostgreSQL backends. */
export const startKills = (deployment: Deployment, seed: number) => {
  const servers: Server[] = [...deployment.servers];
  const workers: Worker[] = [...deployment.workers];
  const random = seededRandom(seed ^ 0x5eed);
  const done: string[] = [];

  const killServer = async (): Promise<void> => {
    const [killed] = servers.splice(0, 1);
    await killed!.kill();
    deployment.loadBalancer.remove(killed!.url);
    servers.push(await deployment.serve());
  };

  const killWorker = async (): Promise<void> => {
    const [killed] = workers.splice(0, 1);
    await killed!.kill();
    workers.push(await deployment.work());
  };

  /** Terminates one connection of any process: the product's, the queue's or the provider's. */
  const killBackend = async (): Promise<void> => {
    const pids = await asAdmin<{ pid: number }>(
      'select pid from pg_stat_activity where datname = $1 order by pid',
      [databaseNameOf(deployment.shop.testDatabase)],
    );
    const killed = pids[Math.floor(random() * pids.length)];
    if (killed) await asAdmin('select pg_terminate_backend($1)', [killed.pid]);
  };

  const kills: readonly Kill[] = [
    { name: 'a backend', run: killBackend },
    { name: 'a server', run: killServer },
    { name: 'a backend', run: killBackend },
    { name: 'a worker', run: killWorker },
  ];
  return {
    /** What was killed, in order. */
    done,
    /** Kills the next target in turn. */
    next: async (): Promise<void> => {
      const { name, run } = kills[done.length % kills.length]!;
      done.push(name);
      await run();
    },
    /** Stops all workers, makes their running jobs due again, and starts a new worker. */
    freeLeases: async (): Promise<void> => {
      for (const worker of workers.splice(0)) await worker.kill();
      await deployment.shop.database.rows(
        `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
      );
      await deployment.shop.database.rows(
        `update provider_events set next_attempt_at = now() where state = 'NEW'`,
      );
      workers.push(await deployment.work());
    },
  };
};
