import { expect, it } from 'vitest';
import { messages } from '#messages/message-catalogue.ts';
import { disabledReasonIn, requirementsIn } from '#modules/accounts/application/requirement-texts.ts';

const textsOf = (codes: readonly string[], language: 'bg' | 'en' = 'bg') =>
  requirementsIn(messages, language, codes).map(({ text }) => text);

it.each([
  ['company.tax_id', 'ЕИК', 'EIK'],
  ['external_account', 'Банкова сметка', 'Bank account'],
  ['representative.dob.day', 'Представляващ: дата на раждане', 'Representative: date of birth'],
  [
    'individual.verification.document',
    'Вашите данни: документ за самоличност',
    'Your details: identity document',
  ],
  [
    'person_1QaB.relationship.title',
    'Лице от фирмата: длъжност и дял във фирмата',
    'A person of the company: position and share in the company',
  ],
  ['owners.email', 'Собственик: имейл', 'Owner: email'],
  [
    'tos_acceptance.ip',
    'Съгласие с условията на картовия оператор',
    'Consent to the terms of the card provider',
  ],
  ['business_profile.mcc', 'Вид дейност', 'Line of business'],
  ['company.verification.document', 'Документ за фирмата', 'Document about the company'],
])('the code %s is named in words', (code, bg, en) => {
  expect(textsOf([code])).toEqual([bg]);
  expect(textsOf([code], 'en')).toEqual([en]);
});

it('codes of one thing have one text, and an unknown code stays as it is', () => {
  expect(
    textsOf(['company.address.city', 'company.address.line1', 'company.colour', 'person_1.colour']),
  ).toEqual(['Адрес на фирмата', 'company.colour', 'person_1.colour']);
});

it('reasons of the provider are named in words, families by their first part, unknown ones as they are', () => {
  const reasonOf = (reason: string | null) => disabledReasonIn(messages, 'bg', reason);
  expect(reasonOf('requirements.past_due')).toBe('Липсват данни, чийто срок е минал.');
  expect(reasonOf('rejected.platform_terms')).toBe('Картовият оператор отказа сметката.');
  expect(reasonOf('new_reason')).toBe('new_reason');
  expect(reasonOf(null)).toBeNull();
});
