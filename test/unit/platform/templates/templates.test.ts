import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import type { Messages } from '#kernel/messages.ts';
import { readTemplate } from '#platform/templates/templates.ts';

const folder = mkdtempSync(join(tmpdir(), 'plateno-templates-'));
afterAll(() => rmSync(folder, { recursive: true }));

const messages: Messages = {
  say: (language, code, params) =>
    code === 'same' ? 'IBAN' : `${language}:${code}${JSON.stringify(params ?? {})}`,
  knows: () => true,
};

let written = 0;
const template = (text: string, ending = 'html.hbs') => {
  const file = join(folder, `${(written += 1)}.${ending}`);
  writeFileSync(file, text);
  return readTemplate(pathToFileURL(file), messages);
};

test('typed text is escaped in an HTML template', () => {
  const page = template('<p>{{name}}</p>{{say "sold" by=name}}');
  expect(page({ name: '<b>"Ръка" & син</b>' }, ['bg'])).toBe(
    '<p>&lt;b&gt;&quot;Ръка&quot; &amp; син&lt;/b&gt;</p>bg:sold{&quot;by&quot;:&quot;&lt;b&gt;\\&quot;Ръка\\&quot; &amp; син&lt;/b&gt;&quot;}',
  );
});

test('a text template keeps all characters', () => {
  expect(template('{{name}}', 'txt.hbs')({ name: '„А & Б“ <ООД>' }, ['bg'])).toBe('„А & Б“ <ООД>');
});

test('a template shows a message in both languages, and once when they agree', () => {
  const page = template('{{say "paid"}} | {{say "same"}}', 'txt.hbs');
  expect(page({}, ['bg', 'en'])).toBe('bg:paid{} / en:paid{} | IBAN');
  expect(page({}, ['en'])).toBe('en:paid{} | IBAN');
});

test('the second language of a template is marked for screen readers and escaped like the first', () => {
  const page = template('<p>{{sayEach "sold" by=name}}</p>{{sayEach "same"}}');
  expect(page({ name: '<b>' }, ['bg', 'en'])).toBe(
    '<p>bg:sold{&quot;by&quot;:&quot;&lt;b&gt;&quot;} / <span role="note" lang="en">en:sold{&quot;by&quot;:&quot;&lt;b&gt;&quot;}</span></p>IBAN',
  );
  expect(page({ name: 'x' }, ['en'])).not.toContain('<span');
});

test.each(['{{{name}}}', '{{&name}}', '{{#if name}}{{{name}}}{{/if}}', '{{#each names}}{{&this}}{{/each}}'])(
  'a template with %s is refused when it is read',
  (text) => {
    expect(() => template(text)).toThrow('prints unescaped');
  },
);

test('a missing value of a template is an error, not an empty place', () => {
  expect(() => template('{{name}}')({}, ['bg'])).toThrow('"name" not defined');
});

/** A thrown error counts as nothing printed. */
const printed = (path: string): string => {
  try {
    return template(`{{${path}}}`)({ seller: { name: 'Фирма' } }, ['bg']);
  } catch {
    return '';
  }
};

test('a template can read the values it is given', () => {
  expect(printed('seller.name')).toBe('Фирма');
});

test.each(['constructor', '__proto__', 'toString', 'seller.constructor.name', 'seller.__proto__'])(
  'a template cannot reach the runtime by {{%s}}',
  (path) => {
    expect(printed(path)).toBe('');
  },
);

test('an unregistered helper of a template does not compile', () => {
  expect(() => template('{{shout name "x"}}')({ name: 'x' }, ['bg'])).toThrow('shout');
});
