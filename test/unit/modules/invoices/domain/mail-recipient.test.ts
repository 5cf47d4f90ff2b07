import { expect, test } from 'vitest';
import { mayReceive } from '#modules/invoices/domain/mail-recipient.ts';

const own = 'mehana@example.com';
const payer = 'payer@example.com';
const stranger = 'stranger@example.com';
const kinds = ['SENT_BY_MERCHANT', 'REMINDER', 'ASKED_BY_PAYER', 'RECEIPT'] as const;

const receivers = (status: string) =>
  Object.fromEntries(
    kinds.map((kind) => [
      kind,
      [own, payer, stranger].filter((recipient) =>
        mayReceive({ kind, recipient, customerEmail: payer }, { status, email: own }),
      ),
    ]),
  );

test('an ACTIVE merchant mails documents to any e-mail address', () => {
  const all = [own, payer, stranger];
  expect(receivers('ACTIVE')).toEqual(Object.fromEntries(kinds.map((kind) => [kind, all])));
});

test.each(['PENDING', 'SUSPENDED', 'INACTIVE'])(
  'a %s merchant mails to its own address; a payer keeps the document of the payment',
  (status) => {
    expect(receivers(status)).toEqual({
      SENT_BY_MERCHANT: [own],
      REMINDER: [own],
      ASKED_BY_PAYER: [own, payer],
      RECEIPT: [own, payer, stranger],
    });
  },
);

test('e-mail addresses are compared without letter case and spaces; a tag is a difference', () => {
  const sender = { status: 'PENDING', email: own };
  const asked = (recipient: string) =>
    mayReceive({ kind: 'SENT_BY_MERCHANT', recipient, customerEmail: null }, sender);
  expect([asked(' Mehana@Example.com '), asked('mehana+x@example.com')]).toEqual([true, false]);
});
