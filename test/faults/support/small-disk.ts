import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const size = '48m';
/** A program in a file system of its own, where it may mount a disk. */
export const inNamespace = ['unshare', '--user', '--map-root-user', '--mount'];

/** Whether a process of this machine may mount a disk of its own without being root. */
export const canHaveSmallDisk = (): boolean => {
  try {
    execFileSync(inNamespace[0]!, [...inNamespace.slice(1), 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp'], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
};

const asAdmin = async (adminUrl: string, database: string, statements: readonly string[]): Promise<void> => {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

/** A disk in memory that exists for one PostgreSQL only, and is removed with it. */
export const smallDisk = {
  /** PostgreSQL refuses to run as root: its own account is restored once the disk is mounted. */
  within: (parent: string): string[] => {
    const place = join(parent, 'small');
    mkdirSync(place);
    const mount = `mount -t tmpfs -o size=${size},mode=700 tmpfs "$0"`;
    const back = 'exec unshare --user --map-user=1000 --map-group=1000 "$@"';
    return [...inNamespace, 'sh', '-c', `${mount} && ${back}`, place];
  },
  moveThere: (adminUrl: string, parent: string): Promise<void> =>
    asAdmin(adminUrl, 'postgres', [
      `create tablespace small location '${join(parent, 'small')}'`,
      'alter database plateno set tablespace small',
    ]),
  /** Puts the intermediate results of further sessions there; each sort needs some, and no index saves one. */
  keepIntermediateResults: (adminUrl: string): Promise<void> =>
    asAdmin(adminUrl, 'plateno', [
      'grant create on tablespace small to plateno_app',
      `alter role plateno_app set temp_tablespaces = 'small'`,
      `alter role plateno_app set work_mem = '64kB'`,
      ...['indexscan', 'indexonlyscan', 'bitmapscan'].map(
        (plan) => `alter role plateno_app set enable_${plan} = off`,
      ),
    ]),
  /** Fills the disk until not one more page fits. */
  fill: async (adminUrl: string): Promise<void> => {
    await asAdmin(adminUrl, 'plateno', ['create table ballast (weight text)']);
    for (const rows of [1_000, 100, 10, 1]) {
      const more = `insert into ballast select repeat('x', 6000 + row % 2) from generate_series(1, ${rows}) as rows(row)`;
      for (let isFull = false; !isFull;) {
        isFull = await asAdmin(adminUrl, 'plateno', [
          'alter table ballast alter weight set storage plain',
          more,
        ]).then(
          () => false,
          () => true,
        );
      }
    }
  },
  makeRoom: (adminUrl: string): Promise<void> => asAdmin(adminUrl, 'plateno', ['drop table ballast']),
};
export type SmallDisk = typeof smallDisk;
