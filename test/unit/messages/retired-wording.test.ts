import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retiredBulgarian, retiredEnglish, type Retired } from './retired-wording.ts';

const root = join(import.meta.dirname, '../../..');
const catalogues = globSync(
  [
    'src/messages/*.ts',
    'src/sandbox/messages/*.ts',
    'cli/messages/*.ts',
    'web/**/messages/**/*.ts',
    'web/public/{features/texts,legal}/**/*.ts',
    'web/shared/**/*-{bg,en}.ts',
    'web/admin/kit/modules/*.ts',
    'web/pay/request/trust-texts.ts',
    'web/shared/poster/poster-texts.ts',
    'src/contract/field-messages.ts',
    'src/development/messages.ts',
  ],
  { cwd: root },
);

/** The texts of a catalogue: its string literals, without the comments between them. */
const textsOf = (file: string): string[] =>
  readFileSync(join(root, file), 'utf8')
    .replace(/^\s*(?:\/\*\*.*\*\/|\/\/.*|\*.*)$/gm, '')
    .matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g)
    .map(([literal]) => literal.slice(1, -1))
    .toArray();

const isRetired = (text: string, [retired]: Retired): boolean =>
  typeof retired === 'string' ? text.includes(retired) : retired.test(text);

/** A key or a code, such as `invoices.already-annulled` and `account-mails`. */
const isCode = (text: string): boolean => /^(?:[./\w-]*\w\.[\w-]+|[a-z]{2,}(?:-[a-z]+)+)$/.test(text);

const isBulgarian = (text: string): boolean => /[а-я]/i.test(text);

test.each([
  ['Bulgarian', retiredBulgarian, isBulgarian],
  ['English', retiredEnglish, (text: string) => !isBulgarian(text) && !isCode(text)],
] as const)('no catalogue uses a retired %s wording', (_, retired, isOfLanguage) => {
  const found = catalogues.flatMap((file) =>
    textsOf(file)
      .filter(isOfLanguage)
      .flatMap((text) =>
        retired.filter((entry) => isRetired(text, entry)).map(([, use]) => `${file}: “${text}” → ${use}`),
      ),
  );
  expect(found).toEqual([]);
});
