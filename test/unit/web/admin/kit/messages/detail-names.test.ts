import { expect, test } from 'vitest';
import { securityMailKinds } from '#modules/users/application/security-letters.ts';
import { bg } from '#web/admin/kit/messages/bg.ts';
import { en } from '#web/admin/kit/messages/en.ts';

test.each([
  ['Bulgarian', bg],
  ['English', en],
])('every kind of security mail has a text in the job list, in %s', (_, { admin }) => {
  const unnamed = securityMailKinds.filter((kind) => !Object.hasOwn(admin.details.values, kind));
  expect(unnamed).toEqual([]);
});
