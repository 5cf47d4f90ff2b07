import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import { networkOf } from '#kernel/network-of.ts';
import type { KnownDevices } from '../../ports/known-devices.ts';

type Remembered = Readonly<{ isKnown: boolean; hasOthers: boolean }>;

export class SqlKnownDevices implements KnownDevices {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async remember(
    userId: number,
    { ip, browser }: Readonly<{ ip: string; browser: string }>,
    at: Date,
  ): ReturnType<KnownDevices['remember']> {
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
