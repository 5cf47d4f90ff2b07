import type pg from 'pg';

const held = new WeakSet<pg.Client>();

/** What this connection is sent until the end of this turn of the event loop leaves in one packet: it is the sending that costs most. */
export const holdPacket = (client: pg.Client): void => {
  if (held.has(client)) return;
  held.add(client);
  const { stream } = client.connection;
  stream.cork();
  setImmediate(() => {
    held.delete(client);
    stream.uncork();
  });
};
