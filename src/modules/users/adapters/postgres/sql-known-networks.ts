import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { KnownNetworks } from '../../ports/known-networks.ts';

const digestOf = (userId: number | null, ip: string): string =>
  createHash('sha256')
    .update(`${userId} ${networkOf(ip)}`)
    .digest('base64url');

export class SqlKnownNetworks implements KnownNetworks {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async isKnown(userId: number | null, ip: string): Promise<boolean> {
    const rows = await this.#database.rows(
      'select 1 from known_networks where user_id = :userId and network_digest = :digest',
      { userId: userId ?? 0, digest: digestOf(userId, ip) },
    );
    return rows.length > 0;
  }

  async remember(userId: number, ip: string, at: Date): Promise<void> {
    await this.#database.rows(
      `insert into known_networks (user_id, network_digest, last_seen_at) values (:userId, :digest, :at)
       on conflict (user_id, network_digest)
       do update set last_seen_at = greatest(known_networks.last_seen_at, excluded.last_seen_at)`,
      { userId, digest: digestOf(userId, ip), at },
    );
  }
}
