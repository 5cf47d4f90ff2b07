import { expect, test } from 'vitest';
import { linkOf, noEnd } from '#web/merchant/links/new-link-values.ts';
import { shareUrls } from '#web/merchant/kit/documents/share-urls.ts';

const values = {
  amount: '1 234,50',
  currency: 'BGN',
  description: 'Торта',
  usage: 'REUSABLE',
  validity: noEnd,
  customerName: '',
  customerEmail: '',
  taxRate: '',
  vatGround: '',
  customerId: '',
  returnUrl: '',
} as const;

test('the form of a payment link becomes a request body of the contract', () => {
  expect(linkOf(values)).toMatchObject({ amount: 1234.5, currency: 'BGN', expiresInDays: null });
  expect(linkOf({ ...values, validity: '90' }).expiresInDays).toBe(90);
});

test('a link without a chosen rate sends none, and a ground is sent with 0% only', () => {
  expect(linkOf(values)).not.toHaveProperty('taxRate');
  expect(linkOf({ ...values, taxRate: '9', vatGround: 'ART_41' })).toMatchObject({ taxRate: 9 });
  expect(linkOf({ ...values, taxRate: '9', vatGround: 'ART_41' })).not.toHaveProperty('vatGround');
  expect(linkOf({ ...values, taxRate: '0', vatGround: 'ART_41' })).toMatchObject({
    taxRate: 0,
    vatGround: 'ART_41',
  });
});

test('a share URL contains the whole message, with special characters encoded', () => {
  const { viber, whatsapp, sms, email } = shareUrls('За „А & Б“', 'Сума 5 € & more #1');
  expect(new URL(viber).searchParams.get('text')).toBe('Сума 5 € & more #1');
  expect(new URL(sms).searchParams.get('body')).toBe('Сума 5 € & more #1');
  expect(new URL(whatsapp).searchParams.get('text')).toBe('Сума 5 € & more #1');
  expect(new URL(email).searchParams.get('subject')).toBe('За „А & Б“');
  expect(new URL(email).searchParams.get('body')).toBe('Сума 5 € & more #1');
});
