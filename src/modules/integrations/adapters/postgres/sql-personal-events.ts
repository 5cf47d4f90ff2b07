import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import { containing } from '#platform/database/like.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['merchant-events'] as const;
type Kind = (typeof kinds)[number];

/** The object holds the e-mail address, in JSON and in quotation marks. */
const about = `cast(data as text) ilike :quoted`;

/** Events about a payer: their objects hold name and e-mail as the GETs answered them. */
export class SqlPersonalEvents implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const rows = await this.#database.rows<Record<string, unknown>>(
      `select id, merchant_id, type, subject_type, subject_id, at, data from merchant_events
       where ${about} order by merchant_id, sequence`,
      { quoted: containing(JSON.stringify(subject.email)) },
    );
    return [{ kind: 'merchant-events', rows }];
  }

  /** The object keeps its id: the GET answers what is kept. */
  async erase(subject: DataSubject): Promise<Erasure<Kind>[]> {
    if (subject.kind !== 'email') return [];
    const erased = await this.#database.rows(
      `update merchant_events
       set data = json_build_object('object', json_build_object('id', data -> 'object' -> 'id'), 'truncated', true)
       where ${about} returning id`,
      { quoted: containing(JSON.stringify(subject.email)) },
    );
    return [{ kind: 'merchant-events', erased: erased.length, kept: 0, ground: null }];
  }
}
