import type { Actor } from './actor.ts';

/** The person who asks what is kept about them: by an address, as somebody who signs in, or as a merchant. */
export type DataSubject =
  | Readonly<{ kind: 'email'; email: string }>
  | Readonly<{ kind: 'user'; userId: number }>
  | Readonly<{ kind: 'merchant'; merchantId: number }>;

export const personalKinds = [
  'accounts',
  'sessions',
  'merchants',
  'links',
  'payments',
  'requests',
  'signals',
  'documents',
  'mails',
  'audit',
] as const;
type PersonalKind = (typeof personalKinds)[number];

/** Things of one kind that are kept about a person, as they are stored. */
export type PersonalRecords = Readonly<{
  kind: PersonalKind;
  rows: readonly Readonly<Record<string, unknown>>[];
}>;

/** Why something stays (GDPR art. 17(3)). */
export const keepingGrounds = ['accounting', 'under-way', 'append-only', 'named-apart'] as const;

/** How many of one kind hold nothing of the person any more, and how many stay as they are. */
export type Erasure = Readonly<{
  kind: PersonalKind;
  erased: number;
  kept: number;
  ground: (typeof keepingGrounds)[number] | null;
}>;

/** Whoever keeps something about people. */
export type PersonalDataHolder = Readonly<{
  find(subject: DataSubject): Promise<readonly PersonalRecords[]>;
  /** In the transaction in progress, which may be a rehearsal: nothing is told to anybody outside. */
  erase(subject: DataSubject, actor: Actor): Promise<readonly Erasure[]>;
}>;
