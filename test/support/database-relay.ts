import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { serverOf, urlThrough } from './database-url.ts';

/** Where a connection ends: before the statement arrives, or after it was carried out and before it is answered. */
export type Cut = Readonly<{ place: number; moment: 'before' | 'after' }>;
/** A process dies at the statement that the rule gives a moment: `die` is called, and nothing passes any more. */
export type Death = Readonly<{
  deathAt: (statement: string) => Cut['moment'] | undefined;
  die: () => void;
}>;

/** A statement that waits in the relay, with all that its connection sends after it. */
type Held = Readonly<{
  /** Resolves with its text when it waits. */
  reached: Promise<string>;
  /** Lets it pass, or forgets it when it has not come. */
  release(): void;
}>;

export type DatabaseRelay = Readonly<{
  /** The database's URL, through the relay. */
  url: string;
  /** Begins to count. The connection of the statement in that place, from 0, ends once, or a process dies. */
  watch(cut?: Cut | Death): void;
  /** Holds the next statement that fits, once, before PostgreSQL sees it. */
  hold(fits: (statement: string) => boolean): Held;
  /** The texts of all statements since `watch`, of prepared ones, too. */
  texts(): string[];
  /** Ends the count. @returns the statements since `watch`; a prepared one is an empty text after its first time */
  seen(): string[];
  close(): Promise<void>;
}>;

/** The messages of one direction of PostgreSQL's protocol 3.0, which may arrive in any pieces. */
const messagesOf = (hasStartup: boolean) => {
  let rest = Buffer.alloc(0);
  let isFirst = hasStartup;
  return function* read(piece: Buffer): Generator<Readonly<{ type: string; bytes: Buffer }>> {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      // The startup message alone has no type.
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return;
      const size = head + rest.readInt32BE(head);
      if (rest.length < size) return;
      const bytes = rest.subarray(0, size);
      yield { type: isFirst ? '' : String.fromCharCode(bytes[0]!), bytes };
      rest = rest.subarray(size);
      isFirst = false;
    }
  };
};

const textOf = (bytes: Buffer, from: number): string =>
  bytes.subarray(from, bytes.indexOf(0, from)).toString();

/** Sends together what one piece brings: each write is a call of the system. */
export const corked = (socket: Socket, write: () => void): void => {
  socket.cork();
  write();
  socket.uncork();
};

/** Stands between an application and PostgreSQL, counts statements, and ends a connection at one of them. */
export const openDatabaseRelay = async (databaseUrl: string): Promise<DatabaseRelay> => {
  const target = serverOf(databaseUrl);
  const open = new Set<Socket>();
  let isWatching = false;
  let statements: string[] = [];
  let texts: string[] = [];
  let cut: Cut | Death | undefined;
  let holding: Readonly<{ fits: (statement: string) => boolean; reach: (text: string) => void }> | undefined;
  let letPass = (): void => undefined;
  /** The statements of all connections get lost. */
  let isDead = false;

  const momentAt = (place: number, statement: string): Cut['moment'] | undefined => {
    if (cut === undefined) return undefined;
    if ('die' in cut) return cut.deathAt(statement);
    return cut.place === place ? cut.moment : undefined;
  };

  const serve = (client: Socket): void => {
    const server = connect(target);
    const end = (): void => {
      client.destroy();
      server.destroy();
    };
    let endOfCut = end;
    for (const socket of [client, server]) {
      open.add(socket);
      socket.setNoDelay();
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }
    const sent = messagesOf(true);
    const answered = messagesOf(false);
    let text = '';
    const prepared = new Map<string, string>();
    /** What waits behind a held statement. */
    let waiting: Buffer[] | undefined;
    const pass = (bytes: Buffer): void => void (waiting ? waiting.push(bytes) : server.write(bytes));
    const begin = (statement: string): void => {
      if (isWatching) texts.push(statement);
      if (holding?.fits(statement) !== true) return;
      const { reach } = holding;
      holding = undefined;
      waiting = [];
      letPass = () => {
        const bytes = waiting ?? [];
        waiting = undefined;
        bytes.forEach(pass);
      };
      reach(statement);
    };
    let isLost = false;
    /** @returns whether the connection ended before it */
    const takesStatement = (statement: string): boolean => {
      if (!isWatching) return false;
      const place = statements.push(statement) - 1;
      const moment = momentAt(place, statement);
      if (moment === undefined) return false;
      isLost = moment === 'after';
      if ('die' in cut!) {
        isDead = true;
        endOfCut = cut.die;
      }
      cut = undefined;
      if (isLost) return false;
      server.uncork();
      endOfCut();
      return true;
    };
    const readSent = (piece: Buffer): void => {
      for (const { type, bytes } of sent(piece)) {
        if (type === 'P') {
          text = textOf(bytes, bytes.indexOf(0, 5) + 1);
          prepared.set(textOf(bytes, 5), text);
        }
        if (type === 'B') begin(prepared.get(textOf(bytes, bytes.indexOf(0, 5) + 1)) ?? '');
        if (type === 'Q') begin(textOf(bytes, 5));
        if (type === 'Q' && takesStatement(textOf(bytes, 5))) return;
        if (type === 'S') {
          if (takesStatement(text)) return;
          text = '';
        }
        pass(bytes);
      }
    };
    const readAnswered = (piece: Buffer): void => {
      for (const { type, bytes } of answered(piece)) {
        if (!isLost) client.write(bytes);
        else if (type === 'Z') {
          client.uncork();
          return endOfCut();
        }
      }
    };
    client.on('data', (piece: Buffer) => {
      if (!isDead) corked(server, () => readSent(piece));
    });
    server.on('data', (piece: Buffer) => corked(client, () => readAnswered(piece)));
  };

  const relay = createServer(serve);
  await new Promise<void>((resolve) => void relay.listen(0, '127.0.0.1', resolve));
  return {
    url: urlThrough(databaseUrl, (relay.address() as AddressInfo).port),
    watch: (next) => {
      isWatching = true;
      statements = [];
      texts = [];
      cut = next;
    },
    hold: (fits) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      letPass = () => void (holding = undefined);
      holding = { fits, reach: resolve };
      return { reached: promise, release: () => letPass() };
    },
    texts: () => texts,
    seen: () => {
      isWatching = false;
      cut = undefined;
      return statements;
    },
    close: () =>
      new Promise((resolve) => {
        relay.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
};
