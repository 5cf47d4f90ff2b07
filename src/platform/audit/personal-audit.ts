import type { DataSubject, Erasure, PersonalDataHolder, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '../database/database.ts';

/** What somebody who signs in did, and what was done to their account. It is never changed. */
export class PersonalAudit implements PersonalDataHolder {
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find(subject: DataSubject): Promise<PersonalRecords[]> {
    if (subject.kind !== 'user') return [];
    const rows = await this.#database.rows<Record<string, unknown>>(
      `select at, actor, action, subject_type, subject_id, address from audit_log
       where actor = :actor or (subject_type = 'user' and subject_id = :id) order by id`,
      { actor: `user:${subject.userId}`, id: String(subject.userId) },
    );
    return [{ kind: 'audit', rows }];
  }

  async erase(subject: DataSubject): Promise<Erasure[]> {
    const found = await this.find(subject);
    return found.map(({ kind, rows }) => ({ kind, erased: 0, kept: rows.length, ground: 'append-only' }));
  }
}
