import type { RandomSource } from './random-source.ts';

/** Texts that break parsers, columns, logs and pages. */
export const wrongTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\u0001\u001b[31m',
  '\u0085',
  'a\r\nSet-Cookie: a=b',
  '\t',
  '\u202eevil',
  '\u200b',
  '\ufeff',
  '\ufffe',
  'A\ud800B',
  'A\udc00B',
  '\udc00\ud83d',
  '\ud83d',
  '\u009b',
  'A\ufdd0B',
  '\u{1ffff}',
  '\ufffd',
  '\u3164',
  '\u2800\u00ad\ufe0f',
  'A\u2066B\u2069',
  '\u{E0041}',
  'A\r\nB\rC\u2028D',
  '\u{1f600}'.repeat(201),
  '\u{20bb7}'.repeat(501),
  '\ud83d\ude00'.repeat(40),
  'e\u0301\u0327'.repeat(60),
  'İıſß',
  '½',
  '１２３',
  'a'.repeat(256),
  'я'.repeat(5_000),
  '__proto__',
  'constructor',
  "'; drop table users; --",
  "1' or '1'='1",
  '%',
  '%00',
  '\\',
  '_%_',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{constructor}}',
  '${7*7}',
  '=1+1',
  'NaN',
  'Infinity',
  '1e3',
  '1e309',
  '0x10',
  '-0',
  '+1',
  '01',
  '1.5',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  'null',
  'undefined',
  'true',
  'ADMIN',
  'EUR',
  'PAID',
  '2026-02-30',
  '0000-00-00',
  '-000001-01-01',
  '275760-09-14',
  '2026-11-22T00:00:00Z',
  'a@b',
  'a@b, c@d.bg',
  '"a b"@example.bg',
  `${'a'.repeat(64)}@${'b'.repeat(180)}.bg`,
  '4242 4242 4242 4242',
  'mailto:a@b.bg',
  'http://169.254.169.254/',
  'BG80BNBG96611020345678',
  '00000000-0000-4000-8000-000000000000',
];

export const wrongNumbers: readonly number[] = [
  0,
  -0,
  -1,
  0.001,
  0.005,
  99.999,
  1e-9,
  1.1,
  2_147_483_647,
  2_147_483_648,
  99_999_999.99,
  100_000_000,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  2 ** 63,
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
];

const others: readonly unknown[] = [
  null,
  true,
  false,
  [],
  [[]],
  {},
  { id: 1 },
  { $gt: '' },
  [null],
  ['ADMIN'],
  [1, 2, 3],
  { toString: 'a', length: -1 },
];

export const wrongValue = (random: RandomSource): unknown => {
  const kind = random.below(4);
  if (kind < 2) return random.pick(wrongTexts);
  // Cloned: a later change of the same call may write into it.
  return kind === 2 ? random.pick(wrongNumbers) : structuredClone(random.pick(others));
};

/** Path segments as sent, most of them encoded. */
export const wrongParts: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '+1',
  '%201',
  '1%20',
  '999999999',
  '2147483648',
  '9007199254740991',
  '9007199254740992',
  '99999999999999999999999999',
  'x',
  'me',
  'null',
  '%00',
  '1%00',
  '%0a',
  '%7f',
  '%c2%85',
  '%ZZ',
  '%',
  '%d0',
  '%ED%A0%80',
  '%2e%2e',
  '..%2f..%2fpackage.json',
  '%2f',
  '%5c',
  "'%20or%201=1",
  '%F0%9F%98%80',
  ';a=b',
  '*',
  'a'.repeat(1_000),
  '%D1%8F'.repeat(300),
];

export const nested = (random: RandomSource): string => {
  const levels = random.pick([19, 20, 21, 100, 5_000, 40_000]);
  return random.chance(0.5)
    ? `${'['.repeat(levels)}${']'.repeat(levels)}`
    : `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
};

/** As a text field holds it. */
export const anyTextOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** As a path or a query holds it: these cannot write half a surrogate pair. */
export const textOf = (value: unknown): string => anyTextOf(value).toWellFormed();
