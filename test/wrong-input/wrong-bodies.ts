import { gzipSync } from 'node:zlib';
import type { RandomSource } from './random-source.ts';
import { nameOf, type Operation, type Schema } from './operations.ts';
import { wrongStatement } from './wrong-statements.ts';
import { anyTextOf, nested, wrongNumberTexts, wrongTexts, wrongValue } from './wrong-values.ts';

export type Sent = Readonly<{ body: string | Buffer | undefined; headers: Readonly<Record<string, string>> }>;
type Fields = Record<string, unknown>;

const json = { 'content-type': 'application/json' };

/** One step beyond what the schema allows. */
const beyond = (random: RandomSource, schema: Schema): unknown => {
  const limits: unknown[] = [];
  for (const one of [schema, ...(schema.anyOf ?? [])]) {
    const { minimum, maximum, maxLength } = one;
    if (minimum !== undefined) limits.push(minimum - 1, minimum, minimum - 0.01);
    if (maximum !== undefined) limits.push(maximum + 1, maximum, maximum + 0.01);
    if (maxLength !== undefined)
      limits.push('a'.repeat(maxLength), '😀'.repeat(maxLength), 'я'.repeat(maxLength + 1));
  }
  return limits.length === 0 ? wrongValue(random) : random.pick(limits);
};

const changes: readonly ((random: RandomSource, fields: Fields, schema: Schema) => void)[] = [
  (random, fields) => {
    fields[random.pick(Object.keys(fields))] = wrongValue(random);
  },
  (random, fields) => {
    delete fields[random.pick(Object.keys(fields))];
  },
  (random, fields, schema) => {
    const name = random.pick(Object.keys(fields));
    fields[name] = beyond(random, schema.properties?.[name] ?? {});
  },
  (random, fields) => {
    const name = random.pick(Object.keys(fields));
    fields[name] = `${anyTextOf(fields[name])}${random.pick(wrongTexts)}`;
  },
  (random, fields) => {
    fields[random.pick(['id', 'role', 'status', 'merchantId', 'toString', '\u0000', 'a.b'])] =
      wrongValue(random);
  },
  (random, fields) => {
    const name = random.pick(Object.keys(fields));
    const value = fields[name];
    const inner = (Array.isArray(value) ? (value[0] as unknown) : value) ?? {};
    if (typeof inner === 'object' && Object.keys(inner).length > 0)
      (inner as Fields)[random.pick(Object.keys(inner))] = wrongValue(random);
    else fields[name] = [value];
  },
];

const wrongFields = (random: RandomSource, { schema, example }: NonNullable<Operation['body']>): Fields => {
  const fields = structuredClone(example);
  for (let left = 1 + random.below(2); left > 0; left -= 1)
    if (Object.keys(fields).length > 0) random.pick(changes)(random, fields, schema);
  return fields;
};

/** A value of the object, written as a number that no program writes. */
const withWrongNumber = (random: RandomSource, text: string): string => {
  const values = [...text.matchAll(/(?<=[:,[])(?:"(?:[^"\\]|\\.)*"|-?\d[\d.]*|true|false|null)(?=[,}\]])/g)];
  if (values.length === 0) return `{"amount":${random.pick(wrongNumberTexts)}}`;
  const { 0: value, index } = random.pick(values);
  return text.slice(0, index) + random.pick(wrongNumberTexts) + text.slice(index + value.length);
};

/** Bytes that are no JSON object. */
const wrongTextsOfJson = (random: RandomSource, text: string): string | Buffer =>
  random.pick<() => string | Buffer>([
    () => text.slice(0, random.below(text.length)),
    () => `${text},`,
    () => `\ufeff${text}`,
    () => text.replace(/:/, ':NaN,'),
    () => '{"a":1e999}',
    () => '{"__proto__":{"role":"ADMIN"}}',
    () => String.raw`{"\u005f_proto__":1,"\u0000":"\ud800"}`,
    () => '{"a":1,"a":2}',
    () => 'null',
    () => '"text"',
    () => '[]',
    () => '[{}]',
    () => '12',
    () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    () => Buffer.from('{"a":"\u0001"}'),
    () => Buffer.from([...Buffer.from('{"name":"'), 0xed, 0xa0, 0x80, ...Buffer.from('"}')]),
    () => nested(random),
    () => `{"amount":${nested(random)}}`,
    () => JSON.stringify({ description: 'я'.repeat(70_000) }),
    () =>
      JSON.stringify(Object.fromEntries(Array.from({ length: 4_000 }, (_, place) => [`f${place}`, place]))),
  ])();

const wrongTypes = (random: RandomSource, text: string): Sent => {
  const type = random.pick([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'application/xml',
    'application/json; charset=utf-16',
    'application/problem+json',
    'json',
    'application/',
    '*/*',
    ';',
  ]);
  return { body: text, headers: { 'content-type': type } };
};

const wrongEncodings = (random: RandomSource, text: string): Sent => {
  const encoding = random.pick([
    'gzip',
    'deflate',
    'br',
    'zstd',
    'compress',
    'GZIP',
    'gzip, gzip',
    'identity',
    '*',
  ]);
  const packed = gzipSync(text);
  const body = random.pick<string | Buffer>([text, packed, packed.subarray(0, packed.length / 2)]);
  return { body, headers: { ...json, 'content-encoding': encoding } };
};

/** A body for the operation: the described example with something wrong in it, or something unrelated. */
export const wrongBody = (random: RandomSource, operation: Operation): Sent => {
  const { method, body } = operation;
  if (nameOf(operation) === 'POST /bank/statements' && random.chance(0.6))
    return { body: JSON.stringify({ content: wrongStatement(random) }), headers: json };
  if (body === undefined && (method === 'GET' || random.chance(0.7))) return { body: undefined, headers: {} };
  const { schema, example } = body ?? { schema: {}, example: {} };
  const right = JSON.stringify(example);
  const kind = random.below(22);
  if (kind > 19) return { body: withWrongNumber(random, right), headers: json };
  if (kind < 11) return { body: JSON.stringify(wrongFields(random, { schema, example })), headers: json };
  if (kind < 14) return { body: right, headers: json };
  if (kind < 17) return { body: wrongTextsOfJson(random, right), headers: json };
  if (kind === 17) return { body: undefined, headers: json };
  return kind === 18 ? wrongTypes(random, right) : wrongEncodings(random, right);
};
