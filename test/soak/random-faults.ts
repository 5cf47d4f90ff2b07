import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '#sandbox/control-client.ts';
import type { Cluster, Halt } from '#test/faults/support/cluster.ts';
import type { Deployment } from '#test/faults/support/deployment.ts';
import type { Running, Server } from '#test/faults/support/processes.ts';

/** The system under test: its processes change while faults happen. */
export type Fixture = { deployment: Deployment; cluster: Cluster; servers: Server[]; workers: Running[] };
/** Breaks something for the given time and repairs it. */
export type Breakage = Readonly<{
  name: string;
  breakFor: (fixture: Fixture, forMs: number) => Promise<void>;
}>;

const ofProvider = (name: string, ...faults: Fault[]): Breakage => ({
  name,
  breakFor: async ({ deployment: { shop } }, forMs) => {
    for (const fault of faults) await shop.control.setFault(fault);
    await pause(forMs);
    await shop.control.clearFaults();
  },
});

const ofDatabase = (how: Halt): Breakage => ({
  name: `PostgreSQL ${how}`,
  breakFor: async ({ cluster }, forMs) => {
    await cluster.halt(how);
    await pause(forMs);
    await cluster.resume();
  },
});

/** Starts a replacement first, as an operator would; the first server ends in the given way. */
const ofServer = (name: string, end: (server: Server) => Promise<unknown>): Breakage => ({
  name,
  breakFor: async ({ deployment, servers }, forMs) => {
    servers.push(await deployment.serve());
    const [first] = servers.splice(0, 1);
    await end(first!);
    await pause(forMs);
    deployment.loadBalancer.remove(first!.url);
  },
});

const workerKilled: Breakage = {
  name: 'a worker killed',
  breakFor: async ({ deployment, workers }, forMs) => {
    const [first] = workers.splice(0, 1);
    await first!.kill();
    await pause(forMs);
    workers.push(await deployment.work());
  },
};

const workerHeld: Breakage = {
  name: 'a worker held',
  breakFor: async ({ workers }, forMs) => {
    workers[0]!.signal('SIGSTOP');
    await pause(forMs);
    workers[0]!.signal('SIGCONT');
  },
};

const opening = 'POST /v1/checkout/sessions';

export const breakages: readonly Breakage[] = [
  ofProvider('provider hangs after accepting', { kind: 'hang', moment: 'after', route: opening }),
  ofProvider('provider answers 500 after accepting', {
    kind: 'server-error',
    moment: 'after',
    route: opening,
  }),
  ofProvider('provider is cut off', { kind: 'reset' }),
  ofProvider('webhooks are lost', { kind: 'webhook-drop' }),
  ofProvider(
    'webhooks come twice, the last first',
    { kind: 'webhook-duplicate' },
    { kind: 'webhook-reverse' },
  ),
  ofProvider('webhooks come early', { kind: 'webhook-early' }),
  ofDatabase('fast'),
  ofDatabase('immediate'),
  ofDatabase('killed'),
  ofServer('a server killed', (server) => server.kill()),
  ofServer('a server asked to stop', (server) => server.terminate()),
  workerKilled,
  workerHeld,
];
