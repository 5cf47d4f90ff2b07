import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pendingMigrations } from '#platform/database/migrate.ts';
import { createClient, createClientPool } from '#platform/database/clients.ts';
import { Listening } from '#platform/database/listening.ts';
import { PipelinedReads } from '#platform/database/pipelined-reads.ts';
import { openSnapshot } from '#platform/database/snapshot.ts';
import { BossConnections } from '#platform/jobs/boss-connections.ts';

/** A message of PostgreSQL's protocol: its letter, its length, its content. */
const message = (letter: string, content: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
};
const authenticated = message('R', Buffer.from([0, 0, 0, 0]));
const ready = message('Z', Buffer.from('I'));
const complete = message('C', Buffer.from('SELECT 0\0'));
const ended = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

type Moment =
  | 'while it connects'
  | 'in its authentication'
  | 'with "ready for query"'
  | 'after the first answer'
  | 'while it closes';
const moments: readonly Moment[] = [
  'while it connects',
  'in its authentication',
  'with "ready for query"',
  'after the first answer',
  'while it closes',
];

let server: Server;
let url: string;
let moment: Moment;
let sessions: number;
let strike: (() => void) | undefined;
const uncaught: unknown[] = [];
const note = (error: unknown): void => void uncaught.push(error);

const converse = (socket: Socket): void => {
  socket.on('error', () => undefined);
  sessions += 1;
  if (sessions >= 3) strike?.();
  if (moment === 'while it connects') return void socket.destroy();
  let isStarted = false;
  socket.on('data', (chunk) => {
    if (!isStarted) {
      isStarted = true;
      if (moment === 'in its authentication') socket.end(ended);
      else if (moment === 'with "ready for query"') socket.end(Buffer.concat([authenticated, ready, ended]));
      else socket.write(Buffer.concat([authenticated, ready]));
      return;
    }
    // Terminate is the message X.
    if (chunk[0] === 0x58) return void socket.end(Buffer.concat([ended, ended]));
    const answer = Buffer.concat([complete, ready]);
    if (moment === 'after the first answer') socket.end(Buffer.concat([answer, ended]));
    else socket.write(answer);
  });
};

beforeEach(async () => {
  sessions = 0;
  uncaught.length = 0;
  server = createServer(converse);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `postgres://app:x@127.0.0.1:${(server.address() as AddressInfo).port}/app`;
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
  await new Promise((resolve) => server.close(resolve));
});

/** Resolves with the third session. The listeners open the next one by themselves. */
const thirdSession = (): Promise<void> => new Promise((resolve) => (strike = resolve));

const kinds: Readonly<Record<string, () => Promise<unknown>>> = {
  client: async () => {
    const client = createClient({ connectionString: url });
    await client.connect();
    try {
      await client.query('select 1');
    } finally {
      await client.end();
    }
  },
  pool: async () => {
    const pool = createClientPool({ connectionString: url, max: 1 });
    try {
      await pool.query('select 1');
    } finally {
      await pool.end();
    }
  },
  migrations: () => pendingMigrations(url),
  export: async () => {
    const client = await openSnapshot(url);
    await client.end();
  },
  reads: async () => {
    const reads = new PipelinedReads({ url, options: '', size: 1 });
    try {
      await reads.ask({ text: 'select 1', values: [], name: 'one', isRead: true } as never);
    } finally {
      await reads.close();
    }
  },
  'job queue': async () => {
    const connections = new BossConnections({ url, max: 1 });
    try {
      await connections.executeSql('select 1');
    } finally {
      await connections.close();
    }
  },
  listener: async () => {
    const third = thirdSession();
    const begun = Promise.withResolvers<void>();
    const listening = new Listening({
      url,
      channel: 'plateno',
      name: 'test',
      onPayload: () => undefined,
      onListening: begun.resolve,
      onLost: () => undefined,
    });
    await (moment === 'while it closes' ? begun.promise : third);
    await listening.close();
  },
};

const rows = moments.flatMap((when) => Object.keys(kinds).map((kind) => [kind, when] as const));
it.each(rows)('a session of the %s that PostgreSQL ends %s leaves no error unhandled', async (kind, when) => {
  moment = when;
  await Promise.allSettled([kinds[kind]!()]);
  // Rejections are reported after the microtasks of this turn, events of the socket in the next ones.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(uncaught).toEqual([]);
});
