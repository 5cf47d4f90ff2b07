import type { DataSubject, PersonalRecords } from '#kernel/personal-data.ts';
import { token } from '#kernel/token.ts';

/** The accounts of a person with their sessions, without what opens them. */
export interface PersonalAccounts {
  find(subject: DataSubject): Promise<readonly PersonalRecords[]>;
}
export const PersonalAccounts = token<PersonalAccounts>('users.PersonalAccounts');
