import type { DataSubject, Erasure, PersonalDataProvider, PersonalRecords } from '#kernel/personal-data.ts';
import type { Database } from '../database/database.ts';

const digestOf = (address: string): string => `sha256(convert_to(lower(${address}), 'UTF8'))`;

/**
 * SQL: whether the mail server of an address has refused the newest mail to it for good. It is stored by digest, so
 * that the table holds no address, and for a year. The digest has no key: statements compare it with addresses of the
 * same database, and the key of the installation never reaches the database.
 * @param address a column as `u.email`
 */
export const isRefused = (address: string): string =>
  `exists (select from refused_emails r where r.digest = ${digestOf(address)})`;

/** SQL: `name`, or the address instead where the newest mail to it was refused. */
export const refusedOr = (name: string, address: string): string =>
  `case when ${isRefused(address)} then ${address} else ${name} end`;

/** Each mail ends the refusals that are a year old; that of its own address is written again or deleted. */
const withoutOld = `with old as (delete from refused_emails
  where refused_at < now() - interval '1 year' and digest <> ${digestOf(':email')})`;
const ofEmail = `refused_emails where digest = ${digestOf(':email')}`;
const save = `${withoutOld} insert into refused_emails (digest, refused_at) values (${digestOf(':email')}, now())
  on conflict (digest) do update set refused_at = excluded.refused_at`;
const end = `${withoutOld} delete from ${ofEmail}`;

/** The newest mail to an address was refused for good, or accepted. */
export const saveRefusal = async (
  database: Database,
  email: string,
  outcome: 'SENT' | 'REFUSED',
): Promise<void> => {
  await database.rows(outcome === 'REFUSED' ? save : end, { email });
};

const kinds = ['refused-mails'] as const;
type Kind = (typeof kinds)[number];

/** Whether the address of a person refused its newest mail; found and erased by the address alone. */
export const personalRefusals = ({
  database,
}: Readonly<{ database: Database }>): PersonalDataProvider<Kind> => {
  const rowsOf = async (subject: DataSubject, statement: string) =>
    subject.kind === 'email'
      ? database.rows<Record<string, unknown>>(statement, { email: subject.email })
      : [];
  return {
    kinds,
    find: async (subject): Promise<PersonalRecords<Kind>[]> => [
      { kind: 'refused-mails', rows: await rowsOf(subject, `select refused_at from ${ofEmail}`) },
    ],
    erase: async (subject): Promise<Erasure<Kind>[]> => {
      const erased = await rowsOf(subject, `delete from ${ofEmail} returning refused_at`);
      return [{ kind: 'refused-mails', erased: erased.length, kept: 0, ground: null }];
    },
  };
};
