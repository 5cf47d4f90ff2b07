import { afterAll, expect, it, test } from 'vitest';
import { parsePart } from '#contract/parse-input.ts';
import { readText } from '#kernel/text.ts';
import { unstorableTexts } from '#platform/http/parse-json.ts';
import { idleApplication } from '#test/support/idle-application.ts';
import { textPlacesOf } from '#test/support/text-places.ts';

const application = await idleApplication();
afterAll(() => application.close());

type Object = Record<string, unknown>;

const places = application.routes.flatMap(({ endpoint }) =>
  (['query', 'body'] as const).flatMap((part) =>
    textPlacesOf(endpoint, part).map((place) => ({
      ...place,
      name: `${endpoint.method} ${endpoint.path} ${part} ${place.path}`,
      endpoint,
      part,
    })),
  ),
);

/** A password is not a text: any character counts, nothing is trimmed. */
const isPassword = (path: string): boolean => /password$/i.test(path);

const broken = ['A\ud800B', 'A\udc00B', '\udc00\ud83d', 'A\u0000B', '\ud83d'];
const refused = ['A\u0007B', 'A\u0085B', 'A\u009bB', 'A\ufdd0B', 'A\u{1ffff}B', 'A\ufffdB'];
/** Marks that cannot be seen, alone: nothing was filled in. */
const invisible = ['\u200b', '\u3164\u2060', '\u2800', '\u202e', '\u2066\u2069', '\u200f\u061c'];
const cleaned = [
  'A\u202eB',
  'A\u202dB',
  'A\u2066B',
  'A\u2067B\u2069',
  'A\u2068B',
  'A\r\nB',
  'A\rB',
  'A\u2028B',
  'e\u0301',
  'A\u{E0041}B',
  ' \u3000A ',
];

const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Object | undefined)?.[name], value);

type Outcome = Readonly<{ isRefused: boolean; read: unknown }>;
const sent = ({ endpoint, part, build, path }: (typeof places)[number], text: unknown): Outcome => {
  const request = build(text);
  const { value, problems } = parsePart(endpoint[part], request);
  const all = [...unstorableTexts(request, JSON.stringify(request)), ...problems];
  const own = all.filter(
    ({ field }) =>
      path === field || path.startsWith(`${field}.`) || field.startsWith(`${path}.`) || field === 'body',
  );
  return { isRefused: own.length > 0, read: all.length > 0 ? undefined : valueAt(value, path) };
};

test('the contract has texts in bodies, queries, arrays, records and optional objects', () => {
  const names = places.map(({ name }) => name);
  for (const known of [
    'POST /payments/checkout/:merchantId body buyer.name',
    'POST /invoices body items.0.description',
    'PUT /disputes/:id/evidence body texts.productDescription',
    'POST /invoice-drafts body content.key',
    'GET /payments query search',
    'POST /api-keys body networks.0',
  ])
    expect(names).toContain(known);
});

it.each(places)('$name refuses a broken text and takes any other in its canonical form', (place) => {
  const kept: string[] = [];
  for (const text of [...broken, ...(isPassword(place.path) ? [] : refused)])
    if (!sent(place, text).isRefused) kept.push(JSON.stringify(text));
  expect(kept).toEqual([]);
  if (isPassword(place.path)) return;
  for (const text of cleaned) {
    const { isRefused, read } = sent(place, text);
    if (isRefused || typeof read !== 'string') continue;
    expect(readText(read)).toEqual({ text: read });
    expect(read).not.toMatch(/[\u202a-\u202e\u2066-\u2069\r\u2028]/u);
  }
});

it.each(places)(
  '$name refuses a text that cannot be seen, or takes it as one that is not filled in',
  (place) => {
    if (isPassword(place.path)) return;
    const empty = sent(place, '');
    const taken = invisible.map((text) => sent(place, text)).filter(({ isRefused }) => !isRefused);
    expect(taken).toEqual(taken.map(() => empty));
  },
);

it.each(places.filter(({ maxLength, path }) => maxLength !== undefined && !isPassword(path)))(
  '$name counts a letter outside the first plane as one character',
  (place) => {
    const length = place.maxLength!;
    expect(sent(place, '𠀀'.repeat(length + 1)).isRefused).toBe(true);
    if (sent(place, 'Я'.repeat(length)).isRefused) return;
    expect(sent(place, '𠀀'.repeat(length)).isRefused).toBe(false);
  },
);
