import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { corked } from '#test/support/database-relay.ts';
import { serverOf, urlThrough } from '#test/support/database-url.ts';

/** Place of a statement of an export, from 0; each export begins a transaction, reads, and reads on. */
type Fate =
  | Readonly<{ kind: 'WHOLE' }>
  /** The connection ends before this statement of each export arrives; -1: before it is open. */
  | Readonly<{ kind: 'LOST'; statement: number }>
  /** The last row is repeated for as long as it is read. */
  | Readonly<{ kind: 'ENDLESS' }>;

export type ExportRelay = {
  /** The database's URL, through the relay. */
  readonly url: string;
  /** What happens to the exports from now on. */
  fate: Fate;
  /** Ends the connections of all exports. */
  cut(): void;
  /** Number of exports that are open. */
  readonly open: number;
  /** The statements of each export since it was last called, one list a connection. */
  seen(): readonly (readonly string[])[];
  close(): Promise<void>;
};

/** Rows of a batch that an export reads at once. */
const batch = 500;

/** The messages of PostgreSQL's protocol 3.0 from any pieces; the startup message has no type. */
const messagesOf = (hasStartup: boolean) => {
  let rest = Buffer.alloc(0);
  let isFirst = hasStartup;
  return function* read(piece: Buffer): Generator<Readonly<{ type: string; bytes: Buffer }>> {
    rest = Buffer.concat([rest, piece]);
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return;
      const size = head + rest.readInt32BE(head);
      if (rest.length < size) return;
      yield { type: isFirst ? '' : String.fromCharCode(rest[0]!), bytes: rest.subarray(0, size) };
      rest = rest.subarray(size);
      isFirst = false;
    }
  };
};

/** Answers of an export whose last row never ends: a batch is filled with it, a copy repeats it. */
const repeatRows = (client: Socket) => {
  let row: Buffer | undefined;
  let isFetch = false;
  let rows = 0;
  /** A copy that does not end has no end to pass on. */
  let isEndless = false;
  return {
    asked: (statement: string): void => {
      isFetch = statement.startsWith('fetch ');
      rows = 0;
    },
    answer: (type: string, bytes: Buffer): void => {
      if (isEndless) return;
      if (type === 'D' || type === 'd') {
        row = Buffer.from(bytes);
        rows += 1;
      }
      if (type === 'C' && isFetch && row !== undefined)
        client.write(Buffer.concat(Array.from({ length: batch - rows }, () => row!)));
      if (type !== 'c' || row === undefined) return void client.write(bytes);
      isEndless = true;
      const many = Buffer.concat(Array.from({ length: batch }, () => row!));
      const pump = (): void => {
        while (!client.destroyed && client.write(many));
      };
      client.on('drain', pump);
      pump();
    },
  };
};

/** Stands between an application and PostgreSQL; only exports have a fate, by the name of their connection. */
export const openExportRelay = async (databaseUrl: string): Promise<ExportRelay> => {
  const target = serverOf(databaseUrl);
  const exports = new Set<Socket>();
  const all = new Set<Socket>();
  let fate: Fate = { kind: 'WHOLE' };
  let seen: string[][] = [];

  const serve = (client: Socket): void => {
    const server = connect(target);
    const end = (): void => {
      server.uncork();
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      all.add(socket);
      socket.setNoDelay();
      socket.on('error', end).on('close', () => {
        all.delete(socket);
        exports.delete(socket);
        end();
      });
    }
    const own = fate;
    const sent = messagesOf(true);
    const answered = messagesOf(false);
    const repeated = repeatRows(client);
    let isExport = false;
    const statements: string[] = [];
    const readSent = (piece: Buffer): void => {
      for (const { type, bytes } of sent(piece)) {
        if (type === '' && bytes.includes('plateno export')) {
          isExport = true;
          exports.add(client);
          seen.push(statements);
          if (own.kind === 'LOST' && own.statement < 0) return end();
        }
        if (type === 'Q' && isExport) {
          const statement = bytes.subarray(5, -1).toString();
          repeated.asked(statement);
          if (own.kind === 'LOST' && own.statement === statements.length) return end();
          statements.push(statement);
        }
        server.write(bytes);
      }
    };
    const readAnswered = (piece: Buffer): void => {
      for (const { type, bytes } of answered(piece))
        if (isExport && own.kind === 'ENDLESS') repeated.answer(type, bytes);
        else client.write(bytes);
    };
    client.on('data', (piece: Buffer) => corked(server, () => readSent(piece)));
    server.on('data', (piece: Buffer) => corked(client, () => readAnswered(piece)));
  };

  const relay = createServer(serve);
  await new Promise<void>((resolve) => void relay.listen(0, '127.0.0.1', resolve));
  return {
    url: urlThrough(databaseUrl, (relay.address() as AddressInfo).port),
    get fate() {
      return fate;
    },
    set fate(next) {
      fate = next;
    },
    cut: () => {
      for (const socket of exports) socket.destroy();
    },
    get open() {
      return exports.size;
    },
    seen: () => {
      const ended = seen;
      seen = [];
      return ended;
    },
    close: () =>
      new Promise((resolve) => {
        relay.close(() => resolve());
        for (const socket of all) socket.destroy();
      }),
  };
};
