import { expect, it } from 'vitest';
import { isolated as onServer, shownText } from '#kernel/shown-text.ts';
import { letterLayout } from '#platform/mail/letter-layout.ts';
import type { Letter } from '#platform/mail/letter.ts';
import { messages } from '#src/messages/message-catalogue.ts';
import { isolated } from '../../../web/shared/messages/isolated.ts';
import { createI18nProvider } from '../../../web/shared/messages/i18n-provider.ts';
import { joined } from '../../../web/shared/format/joined.ts';
import { fill as fillInTerminal } from '../../../cli/messages.ts';
import { tabbed } from '../../../cli/table.ts';
import { guardedText } from '#platform/exports/formula-guard.ts';
import { fill } from '../../../web/shared/messages/fill.ts';

const name = 'שלום 12';
const shown = `\u2068${name}\u2069`;

it('a name written from right to left is isolated in messages of screens and of the server', () => {
  expect(fill('{name}: {sum} €', { name, sum: 12 })).toBe(`${shown}: 12 €`);
  const catalogue = { paid: '{name}: {sum} €' };
  const provider = createI18nProvider({ bg: catalogue, en: catalogue }, 'en');
  expect(provider.translate('paid', { name, sum: 12 })).toBe(`${shown}: 12 €`);
  expect(messages.say('en', 'fields.not-one-of', { options: name })).toContain(shown);
  const params = { options: 'office@xn--e1afmkfd.xn--90ae' };
  expect(messages.say('en', 'fields.not-one-of', params)).toContain('office@пример.бг');
});

it('a mark of direction in a name turns nothing in a message of a screen or of the server', () => {
  expect(fill('{name}: {sum} €', { name: 'Иван\u202e тевС', sum: 12 })).toBe('Иван тевС: 12 €');
  expect(messages.say('en', 'fields.not-one-of', { options: 'a\u2067b' })).toContain('ab');
});

it('messages of portal and back office show the readable form of an address', () => {
  const catalogue = { sent: 'Изпратено до {email}' };
  const provider = createI18nProvider({ bg: catalogue, en: catalogue }, 'bg', shownText);
  expect(provider.translate('sent', { email: 'office@xn--e1afmkfd.xn--90ae' })).toBe(
    'Изпратено до office@пример.бг',
  );
});

it('screens isolate exactly the letters that the server isolates', () => {
  const differing: number[] = [];
  for (let code = 1; code <= 0x10ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if (isolated(letter) !== onServer(letter)) differing.push(code);
  }
  expect(differing).toEqual([]);
});

it.each([
  ['a line of a screen', joined([name, null, '12,00 €', '', 3]), `${shown} · 12,00 € · 3`],
  ['an address in a line of a screen', joined(['a@xn--e1afmkfd.xn--90ae', '1'], ', '), 'a@пример.бг, 1'],
  ['a line of the terminal', tabbed([7, name, null, 'x\u202ey\tz', undefined]), `7\t${shown}\t\txy z`],
  ['a message of the terminal', fillInTerminal('{buyer}: {sum}', { buyer: name, sum: 3 }), `${shown}: 3`],
  ['a text of a CSV file in memory', guardedText('\u202e=1+1'), `'=1+1`],
])('in %s a text of others turns nothing beside it', (_, written, expected) => {
  expect(written).toBe(expected);
});

const letter: Letter = {
  language: 'en',
  subject: 'Paid',
  preheader: 'Paid',
  sender: name,
  logoId: null,
  greeting: `Hello`,
  paragraphs: [messages.say('en', 'fields.not-one-of', { options: name })],
  amount: null,
  button: null,
  rows: [{ label: 'For', value: name }],
  notes: [],
  footer: 'Plateno',
};

it('names and values written from right to left are isolated in both forms of a mail', () => {
  const { html, text } = letterLayout(messages)(letter);
  expect(html).toContain(`>${shown}</td>`);
  expect(text).toContain(`For: ${shown}\n`);
  for (const form of [html, text]) expect(form).toContain(letter.paragraphs[0]);
});
