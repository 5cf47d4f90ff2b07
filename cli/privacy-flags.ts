import { Flags } from '@oclif/core';
import { readEmail } from '#kernel/email-address.ts';
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
  // A part of an email may match many people.
  const read = readEmail(email);
  if ('problem' in read) throw new InvalidFields([{ field: 'email', code: `fields.${read.problem}` }]);
  return { kind: 'email', email: read.email };
};
