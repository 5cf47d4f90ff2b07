import pg from 'pg';

/**
 * The client of every connection of our own, alone and in pools. PostgreSQL may end a session at any moment: while it
 * connects, between two statements, while it closes. pg reports that as an 'error' event beside the failure of the
 * running statement, and an event without a listener ends the process. This listener is there from birth and stays.
 */
class ListenedClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** A client that may lose its connection at any moment; the caller learns it from `connect`, `query` or 'end'. */
export const createClient = (config: pg.ClientConfig): pg.Client => new ListenedClient(config);

/** A pool of such clients, for libraries that cannot use the one of knex. */
export const createClientPool = (config: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ ...config, Client: ListenedClient });
  // The pool removes a lost idle client by itself.
  pool.on('error', () => undefined);
  return pool;
};

/** Connects. @throws Error also when the client is ended meanwhile: pg's own promise stays open then */
export const connectUntilEnded = (client: pg.Client): Promise<void> =>
  new Promise((resolve, reject) => {
    client.once('end', () => reject(new Error('Connection terminated')));
    client.connect().then(() => resolve(), reject);
  });

/** Connects and asks once. @throws Error of the connection or the server */
export const expectAnswer = async (url: string): Promise<void> => {
  const client = createClient({ connectionString: url, application_name: 'plateno check' });
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    await client.end();
  }
};
