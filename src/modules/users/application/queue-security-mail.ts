import { jobType, type Jobs } from '#kernel/jobs.ts';
import type { Language } from '#kernel/language.ts';
import type { Random } from '#kernel/random.ts';
import { deviceOf } from '../domain/device.ts';
import type { SecurityMailFact } from './security-letters.ts';

/** A reader whom the account does not name any more: a deleted user, or the address before a change. */
export type FormerReader = Readonly<{ email: string; firstName: string; language: Language }>;

/** Mails a user about one fact; `id` is the same on every retry. The name of a person is read when it is sent. */
export type SecurityMailJob = Omit<SecurityMailFact, 'person'> &
  Readonly<{ id: string; userId: number; personId?: number; reader?: FormerReader }>;
export const securityMail = jobType<SecurityMailJob>('users.security-mail', 30);

/** The caller's IP address and `User-Agent`. */
export type DeviceOrigin = Readonly<{ ip: string; userAgent: string }>;

/** A fact of an account or of its merchant, with its reader. */
export type SecurityFact = Pick<SecurityMailFact, 'kind' | 'factorName' | 'keyName' | 'to' | 'url'> &
  Readonly<{
    userId: number;
    at: Date;
    /** Absent when the user did not cause the fact: an administrator did, or a command. */
    by?: DeviceOrigin | undefined;
    /** The member or accountant that the fact is about. */
    personId?: number | undefined;
    /** In place of the account's name, address and language. */
    reader?: FormerReader | undefined;
    /** When it is sent; at once unless given. */
    sendAt?: Date;
  }>;

/** Tells a user by mail about a fact of the account. Call it in the transaction of the fact. */
export const queueSecurityMail = (
  { jobs, random }: Readonly<{ jobs: Jobs; random: Random }>,
  { userId, kind, factorName, keyName, to, url, personId, reader, at, by, sendAt }: SecurityFact,
): Promise<void> =>
  jobs.enqueue(
    securityMail,
    {
      id: random.uuid(),
      userId,
      kind,
      at: at.toISOString(),
      device: by === undefined ? null : deviceOf(by.userAgent),
      address: by === undefined ? null : by.ip,
      ...(factorName === undefined ? {} : { factorName }),
      ...(keyName === undefined ? {} : { keyName }),
      ...(to === undefined ? {} : { to }),
      ...(url === undefined ? {} : { url }),
      ...(personId === undefined ? {} : { personId }),
      ...(reader === undefined ? {} : { reader }),
    },
    sendAt === undefined ? {} : { at: sendAt },
  );
