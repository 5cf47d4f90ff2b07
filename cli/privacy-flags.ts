import { Flags } from '@oclif/core';
import { InvalidFields } from '#kernel/failure.ts';
import type { DataSubject } from '#kernel/personal-data.ts';
import { idFlag } from './arguments.ts';
import { messages } from './messages.ts';

const names = ['email', 'user', 'merchant'];

/** Exactly one of them names the person. */
export const subjectFlags = {
  email: Flags.string({ exactlyOne: names, summary: messages.subjectEmailFlag }),
  user: idFlag({ exactlyOne: names, summary: messages.subjectUserFlag }),
  merchant: idFlag({ exactlyOne: names, summary: messages.subjectMerchantFlag }),
};

type Given = Readonly<{
  email?: string | undefined;
  user?: number | undefined;
  merchant?: number | undefined;
}>;

/** @throws InvalidFields */
export const subjectOf = ({ email = '', user, merchant }: Given): DataSubject => {
  if (user !== undefined) return { kind: 'user', userId: user };
  if (merchant !== undefined) return { kind: 'merchant', merchantId: merchant };
  const trimmed = email.trim();
  // A part of an email may match many people.
  if (!/^\S+@\S+$/.test(trimmed)) throw new InvalidFields([{ field: 'email', code: 'fields.email' }]);
  return { kind: 'email', email: trimmed };
};
