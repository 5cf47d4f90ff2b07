import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '../database/database.ts';

const kinds = ['audit'] as const;
type Kind = (typeof kinds)[number];

/** Actions of a user and on their user account. Entries of the audit log never change. */
export class PersonalAudit implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords<Kind>[]> {
    if (subject.kind !== 'user') return [];
    const rows = await this.#database.rows<Record<string, unknown>>(
      `select at, actor, action, subject_type, subject_id, address from audit_log
       where actor = :actor or (subject_type = 'user' and subject_id = :id) order by id`,
      { actor: `user:${subject.userId}`, id: String(subject.userId) },
    );
    return [{ kind: 'audit', rows }];
  }

  async erase(subject: DataSubject): Promise<Erasure<Kind>[]> {
    const found = await this.find(subject);
    return found.map(({ kind, rows }) => ({ kind, erased: 0, kept: rows.length, ground: 'append-only' }));
  }
}
