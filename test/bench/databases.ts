import pg from 'pg';
import type { DatabaseAddresses } from '#development/databases.ts';

export const nameIn = (address: string): string => new URL(address).pathname.slice(1);

export const inDatabase = (name: string, addresses: DatabaseAddresses): DatabaseAddresses => {
  const moved = (address: string): string => Object.assign(new URL(address), { pathname: `/${name}` }).href;
  return { ...addresses, application: moved(addresses.application), migrator: moved(addresses.migrator) };
};

export const connected = async <T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
};

const drop = (adminUrl: string, name: string): Promise<unknown> =>
  connected(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`));

/** What was invented, once more; nobody may be connected to it. What stood under the name before is gone. */
export const copy = async (adminUrl: string, original: DatabaseAddresses, name: string): Promise<void> => {
  await drop(adminUrl, name);
  const owner = new URL(original.migrator).username;
  const template = nameIn(original.migrator);
  await connected(adminUrl, (admin) =>
    admin.query(`create database ${name} owner ${owner} template ${template} strategy file_copy`),
  );
};

export const tidy = (migratorUrl: string): Promise<unknown> =>
  connected(migratorUrl, async (client) => {
    await client.query('select fold_payment_totals()');
    await client.query('vacuum analyze');
  });

/** What was invented stays as it is: what a run pays and settles would make the next one's million larger. */
export const openRunsCopy = async (adminUrl: string, original: DatabaseAddresses) => {
  const name = `${nameIn(original.migrator)}_run`;
  await copy(adminUrl, original, name);
  const close = async (): Promise<void> => void (await drop(adminUrl, name));
  return { addresses: inDatabase(name, original), close };
};
