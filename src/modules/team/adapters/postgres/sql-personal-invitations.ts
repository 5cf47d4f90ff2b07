import type { Actor } from '#kernel/actor.ts';
import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '#platform/database/database.ts';

const kinds = ['invitations'] as const;
type Kind = (typeof kinds)[number];

/** A user is also found by the email that the invitations were mailed to. */
const matches: Readonly<Record<DataSubject['kind'], string>> = {
  email: 'lower(i.email) = lower(:email)',
  user: `(i.accepted_by = :userId
    or lower(i.email) = (select lower(u.email) from users u where u.id = :userId))`,
  merchant: 'i.merchant_id = :merchantId',
};

/** Invitations that were mailed to a person, or that a merchant sent. No document needs them: they are deleted. */
export class SqlPersonalInvitations implements PersonalDataProvider<Kind> {
  readonly kinds = kinds;
  readonly #database: Database;

  constructor({ database }: Readonly<{ database: Database }>) {
    this.#database = database;
  }

  async find({ kind, ...bindings }: DataSubject): Promise<PersonalRecords<Kind>[]> {
    const rows = await this.#database.rows<Record<string, unknown>>(
      `select i.id, i.merchant_id, i.email, i.kind, i.role, i.state, i.created_at, i.expires_at, i.settled_at
       from invitations i where ${matches[kind]} order by i.id`,
      bindings,
    );
    return [{ kind: 'invitations', rows }];
  }

  /** The account, and with it the email of its user, may be erased by now. */
  async erase(
    _subject: DataSubject,
    _actor: Actor,
    found: readonly PersonalRecords[],
  ): Promise<Erasure<Kind>[]> {
    const ids = found.flatMap(({ rows }) => rows.map(({ id }) => id as number));
    const erased = await this.#database.rows(
      'delete from invitations where id = any(:ids::bigint[]) returning id',
      { ids },
    );
    return [{ kind: 'invitations', erased: erased.length, kept: 0, ground: null }];
  }
}
