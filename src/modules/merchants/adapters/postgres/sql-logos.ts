import { createHash } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { Logo, LogoImage } from '../../domain/logo.ts';
import type { Logos } from '../../ports/logos.ts';

type LogoRow = Readonly<{
  hash: string;
  media_type: Logo['mediaType'];
  width: number;
  height: number;
  content: Uint8Array;
}>;

export class SqlLogos implements Logos {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async store(content: Uint8Array, { mediaType, width, height }: LogoImage, at: Date): Promise<string> {
    const hash = createHash('sha256').update(content).digest('hex');
    await this.#database.rows(
      `insert into logos (hash, media_type, width, height, content, stored_at)
       values (:hash, :mediaType, :width, :height, :content, :at) on conflict (hash) do nothing`,
      { hash, mediaType, width, height, content: Buffer.from(content), at },
    );
    return hash;
  }

  async byHash(hash: string): Promise<Logo | null> {
    const [row] = await this.#database.rows<LogoRow>(
      'select hash, media_type, width, height, content from logos where hash = :hash',
      { hash },
    );
    if (row === undefined) return null;
    const { media_type: mediaType, ...logo } = row;
    return { ...logo, mediaType };
  }
}
