import type { Actor } from './actor.ts';

/** The person whose data is requested: by e-mail, as a user account, or as a merchant. */
export type DataSubject =
  | Readonly<{ kind: 'email'; email: string }>
  | Readonly<{ kind: 'user'; userId: number }>
  | Readonly<{ kind: 'merchant'; merchantId: number }>;

/** Records of one kind about a person, as they are stored. */
export type PersonalRecords<Kind extends string = string> = Readonly<{
  kind: Kind;
  rows: readonly Readonly<Record<string, unknown>>[];
}>;

/** Why records are kept (GDPR art. 17(3)). */
type RetentionGround = 'accounting' | 'under-way' | 'append-only' | 'named-apart';

/** Counts of the records of one kind: those whose personal data was erased, and those that are kept, with the ground. */
export type Erasure<Kind extends string = string> = Readonly<{
  kind: Kind;
  erased: number;
  kept: number;
  ground: RetentionGround | null;
}>;

/** Finds and erases the personal data of one module. */
export type PersonalDataProvider<Kind extends string = string> = Readonly<{
  kinds: readonly Kind[];
  find(subject: DataSubject): Promise<readonly PersonalRecords<Kind>[]>;
  /**
   * Called in a transaction, which a dry run rolls back: no remote call, no mail.
   * @param found what `find` has found before any module erased
   */
  erase(
    subject: DataSubject,
    actor: Actor,
    found: readonly PersonalRecords[],
  ): Promise<readonly Erasure<Kind>[]>;
}>;
