import { expect, test } from 'vitest';
import { subjectOf } from '#web/admin/kit/fields/subject-of.ts';

const nothing = { customerName: null, customerEmail: null, description: null };
const all = { customerName: 'Мария', customerEmail: 'maria@example.com', description: 'Ваза' };

test.each([
  ['the name of the payer', all, 'Мария'],
  ['the e-mail address of a payer without a name', { ...all, customerName: null }, 'maria@example.com'],
  ['what it is for when the payer is unknown', { ...nothing, description: 'Ваза' }, 'Ваза'],
  ['nothing when neither is given', nothing, null],
])('below the merchant stands %s', (_, paid, shown) => {
  expect(subjectOf(paid)).toBe(shown);
});
