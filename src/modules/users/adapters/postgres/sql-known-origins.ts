import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { KnownOrigins } from '../../ports/known-origins.ts';

const digestOf = (userId: number | null, ip: string): string =>
  createHash('sha256')
    .update(`${userId} ${networkOf(ip)}`)
    .digest('base64url');

type Remembered = Readonly<{ isKnown: boolean; hasOthers: boolean }>;

export class SqlKnownOrigins implements KnownOrigins {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async isKnownNetwork(userId: number | null, ip: string): Promise<boolean> {
    const rows = await this.#database.rows(
      'select 1 from known_networks where user_id = :userId and network_digest = :digest',
      { userId: userId ?? 0, digest: digestOf(userId, ip) },
    );
    return rows.length > 0;
  }

  async rememberNetwork(userId: number, ip: string, at: Date): Promise<void> {
    await this.#database.rows(
      `insert into known_networks (user_id, network_digest, last_seen_at) values (:userId, :digest, :at)
       on conflict (user_id, network_digest)
       do update set last_seen_at = greatest(known_networks.last_seen_at, excluded.last_seen_at)`,
      { userId, digest: digestOf(userId, ip), at },
    );
  }

  async rememberDevice(
    userId: number,
    { ip, browser }: Readonly<{ ip: string; browser: string }>,
    at: Date,
  ): ReturnType<KnownOrigins['rememberDevice']> {
    const digest = createHash('sha256')
      .update(`${userId} ${networkOf(ip)} ${browser}`)
      .digest('base64url');
    const [before] = await this.#database.rows<Remembered>(
      `select coalesce(bool_or(device_digest = :digest), false) as "isKnown", count(*) > 0 as "hasOthers"
       from known_devices where user_id = :userId`,
      { userId, digest },
    );
    await this.#database.rows(
      `insert into known_devices (user_id, device_digest, last_seen_at) values (:userId, :digest, :at)
       on conflict (user_id, device_digest)
       do update set last_seen_at = greatest(known_devices.last_seen_at, excluded.last_seen_at)`,
      { userId, digest, at },
    );
    if (before!.isKnown) return 'KNOWN';
    return before!.hasOthers ? 'NEW' : 'FIRST';
  }
}
