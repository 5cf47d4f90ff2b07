import { describe, expect, test } from 'vitest';
import { bg as registrationBg } from '#web/shared/registration/messages/bg.ts';
import { en as registrationEn } from '#web/shared/registration/messages/en.ts';
import { bg as clientsBg } from '#web/admin/clients/messages/bg.ts';
import { en as clientsEn } from '#web/admin/clients/messages/en.ts';
import { bg as demoBg } from '#web/demo/messages/bg.ts';
import { en as demoEn } from '#web/demo/messages/en.ts';
import { bg as merchantBg } from '#web/merchant/kit/messages/bg.ts';
import { en as merchantEn } from '#web/merchant/kit/messages/en.ts';
import { bg as developersBg } from '#web/merchant/developers/messages/bg.ts';
import { en as developersEn } from '#web/merchant/developers/messages/en.ts';
import { bg as linkBg } from '#web/merchant/links/messages/bg.ts';
import { en as linkEn } from '#web/merchant/links/messages/en.ts';
import { bg as paymentBg } from '#web/merchant/payments/messages/bg.ts';
import { en as paymentEn } from '#web/merchant/payments/messages/en.ts';
import { bg as counterBg } from '#web/merchant/counter/messages/bg.ts';
import { en as counterEn } from '#web/merchant/counter/messages/en.ts';
import { bg as notifyBg } from '#web/merchant/notifications/messages/bg.ts';
import { en as notifyEn } from '#web/merchant/notifications/messages/en.ts';
import { bg as questionsBg } from '#web/merchant/questions/messages/bg.ts';
import { en as questionsEn } from '#web/merchant/questions/messages/en.ts';
import { bg as teamBg } from '#web/merchant/team/messages/bg.ts';
import { en as teamEn } from '#web/merchant/team/messages/en.ts';
import { bg as accountMailsBg } from '#web/public/account-mails/messages/bg.ts';
import { en as accountMailsEn } from '#web/public/account-mails/messages/en.ts';
import { bg as featuresBg } from '#web/public/features/messages/bg.ts';
import { en as featuresEn } from '#web/public/features/messages/en.ts';
import { bg as invitationBg } from '#web/public/invitation/messages/bg.ts';
import { en as invitationEn } from '#web/public/invitation/messages/en.ts';
import { bg as legalBg } from '#web/public/legal/messages/bg.ts';
import { en as legalEn } from '#web/public/legal/messages/en.ts';
import { bg as pricingBg } from '#web/public/pricing/messages/bg.ts';
import { en as pricingEn } from '#web/public/pricing/messages/en.ts';
import { bg as publicBg } from '#web/public/messages/bg.ts';
import { en as publicEn } from '#web/public/messages/en.ts';
import { bg as factorsBg } from '#web/shared/factors/messages/bg.ts';
import { en as factorsEn } from '#web/shared/factors/messages/en.ts';
import { bg as sharedBg } from '#web/shared/messages/bg.ts';
import { en as sharedEn } from '#web/shared/messages/en.ts';
import { createI18nProvider } from '#web/shared/messages/i18n-provider.ts';

interface Messages {
  readonly [key: string]: string | Messages;
}

const messagesOf = (messages: Messages, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[path + key, value] as [string, string]]
      : messagesOf(value, `${path}${key}.`),
  );
const valuesIn = (message: string): string => (message.match(/\{\w+\}/g) ?? []).sort().join();

describe.each([
  ['shared', sharedBg, sharedEn],
  ['factors', factorsBg, factorsEn],
  ['registration', registrationBg, registrationEn],
  ['clients', clientsBg, clientsEn],
  ['public', publicBg, publicEn],
  ['accountMails', accountMailsBg, accountMailsEn],
  ['features', featuresBg, featuresEn],
  ['pricing', pricingBg, pricingEn],
  ['legal', legalBg, legalEn],
  ['merchant', merchantBg, merchantEn],
  ['developers', developersBg, developersEn],
  ['link', linkBg, linkEn],
  ['payment', paymentBg, paymentEn],
  ['team', teamBg, teamEn],
  ['questions', questionsBg, questionsEn],
  ['counter', counterBg, counterEn],
  ['notify', notifyBg, notifyEn],
  ['invitation', invitationBg, invitationEn],
  ['demo', demoBg, demoEn],
] as [string, Messages, Messages][])('the %s catalogue', (name, bg, en) => {
  const [inBulgarian, inEnglish] = [messagesOf(bg), messagesOf(en)];

  test(`the ${name} catalogue has the same keys in both languages, all below its own name`, () => {
    expect(inBulgarian.map(([key]) => key).sort()).toEqual(inEnglish.map(([key]) => key).sort());
    expect(Object.keys(en).filter((key) => key !== name)).toEqual([]);
  });

  test(`the ${name} catalogue fills the same values into both languages`, () => {
    const english = new Map(inEnglish);
    expect(inBulgarian.filter(([key, text]) => valuesIn(text) !== valuesIn(english.get(key)!))).toEqual([]);
  });

  test(`the ${name} catalogue has no empty message, and its Bulgarian is in Cyrillic`, () => {
    const short = new Set(['Plateno', 'Viber', 'WhatsApp', 'SMS', '-', '+359 88 812 3456', '№']);
    expect([...inBulgarian, ...inEnglish].filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(
      inBulgarian.filter(([, text]) => !/[а-я]/i.test(text) && !short.has(text) && !text.startsWith('{')),
    ).toEqual([]);
  });
});

test('messages that the specification fixes are used word for word', () => {
  const say = createI18nProvider(
    { bg: {}, en: { ...sharedEn, ...registrationEn, ...publicEn, ...merchantEn } },
    'en',
  ).translate;
  expect(
    [
      'public.login.error',
      'registration.succeeded',
      'registration.failed',
      'merchant.home.failed',
      'merchant.payments.failed',
      'merchant.links.failed',
      'merchant.links.createFailed',
      'merchant.links.created',
      'merchant.invoices.failed',
      'merchant.invoice.failed',
      'merchant.invoice.notFound',
      'merchant.profile.failed',
      'merchant.profile.saveFailed',
      'merchant.profile.notFound',
      'merchant.profile.saved',
    ].map((key) => say(key)),
  ).toEqual([
    'Invalid credentials. Please try again.',
    'Merchant registered successfully, redirecting',
    'Failed to register merchant',
    'Failed to load dashboard data',
    'Failed to load payments',
    'Failed to load payment links',
    'Failed to create payment link',
    'Created link:',
    'Failed to load invoices',
    'Failed to load invoice',
    'Invoice not found',
    'Failed to load profile',
    'Failed to update profile',
    'Profile not found',
    'Profile updated successfully',
  ]);
});
