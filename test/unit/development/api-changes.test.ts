import { expect, test } from 'vitest';
import { breakingChanges, type ApiDocument } from '#development/api-changes.ts';
import type { Schema } from '#development/schema-misfits.ts';

const text: Schema = { type: 'string' };
const link: Schema = {
  type: 'object',
  properties: { id: { type: 'integer' }, status: { enum: ['ACTIVE', 'PAID'] }, note: text },
  required: ['id', 'status'],
};
const creation: Schema = {
  type: 'object',
  properties: { amount: { type: 'number' }, note: { ...text, maxLength: 200 } },
  required: ['amount'],
  additionalProperties: false,
};

type Parts = Readonly<{ sent?: Schema; read?: Schema; query?: readonly object[]; scope?: string }>;

/** An API of one call that creates a link. */
const api = ({
  sent = creation,
  read = link,
  query = [],
  scope = 'links:write',
}: Parts = {}): ApiDocument => ({
  paths: {
    '/links': {
      post: {
        'x-scope': scope,
        parameters: query.map((parameter) => ({ in: 'query', name: 'page', schema: text, ...parameter })),
        requestBody: { required: true, content: { 'application/json': { schema: sent } } },
        responses: {
          201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Link' } } } },
          422: {},
        },
      },
    },
  },
  components: { schemas: { Link: read } },
});

const changed = (after: Parts, before: Parts = {}): string[] => breakingChanges(api(before), api(after));
const withProperty = (schema: Schema, name: string, property: Schema): Schema => ({
  ...schema,
  properties: { ...schema.properties, [name]: property },
});
const without = (schema: Schema, name: string): Schema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(schema.properties!).filter(([key]) => key !== name)),
});

test('the same API breaks nothing', () => {
  expect(changed({})).toEqual([]);
});

test('what a client may leave out breaks nothing: a call, a parameter, a field, a wider limit, a new field that it reads', () => {
  const more = api();
  const wider: ApiDocument = { ...more, paths: { ...more.paths, '/items': more.paths['/links']! } };
  expect(breakingChanges(api(), wider)).toEqual([]);
  expect(changed({ query: [{}] })).toEqual([]);
  expect(changed({ sent: withProperty(creation, 'vat', text) })).toEqual([]);
  expect(changed({ sent: withProperty(creation, 'note', text) })).toEqual([]);
  expect(changed({ sent: withProperty(creation, 'amount', { anyOf: [{ type: 'number' }, text] }) })).toEqual(
    [],
  );
  expect(changed({ read: withProperty(link, 'url', text) })).toEqual([]);
  expect(changed({ read: { ...link, required: ['id', 'status', 'note'] } })).toEqual([]);
});

test('a call that is gone is named', () => {
  expect(breakingChanges(api(), { paths: {} })).toEqual(['POST /links is gone']);
});

test('another scope is named; a scope of a call that keys could not make is none', () => {
  expect(changed({ scope: 'payments:write' })).toEqual(['POST /links needs the scope payments:write now']);
});

test.each<[string, Parts, Parts, string]>([
  ['a parameter that is gone', {}, { query: [{}] }, 'query page: is gone'],
  ['a new parameter that is required', { query: [{ required: true }] }, {}, 'query page: is required now'],
  [
    'a field that became required',
    { sent: { ...creation, required: ['amount', 'note'] } },
    {},
    'body.note: is required now',
  ],
  ['a field that is refused now', { sent: without(creation, 'note') }, {}, 'body.note: is gone'],
  [
    'a stricter limit',
    { sent: withProperty(creation, 'note', { ...text, maxLength: 100 }) },
    {},
    'body.note: maxLength is stricter',
  ],
  [
    'another type of what is sent',
    { sent: withProperty(creation, 'amount', { type: 'integer' }) },
    {},
    'body.amount: number is not integer',
  ],
  [
    'a field that a client reads and that is gone',
    { read: without(link, 'note') },
    {},
    '201 application/json.note: is gone',
  ],
  [
    'a field that may be missing in an answer',
    { read: { ...link, required: ['id'] } },
    {},
    '201 application/json.status: may be missing now',
  ],
  [
    'a value that a client does not know',
    { read: withProperty(link, 'status', { enum: ['ACTIVE', 'PAID', 'HELD'] }) },
    {},
    '201 application/json.status: the value "HELD" is new',
  ],
  [
    'a value that may no longer be sent',
    { sent: withProperty(creation, 'usage', { enum: ['SINGLE'] }) },
    { sent: withProperty(creation, 'usage', { enum: ['SINGLE', 'REUSABLE'] }) },
    'body.usage: the value "REUSABLE" is gone',
  ],
  [
    'null where there was always a value',
    { read: withProperty(link, 'note', { type: ['string', 'null'] }) },
    {},
    '201 application/json.note: null is not string',
  ],
  [
    'another type of the values with free names',
    { read: withProperty(link, 'sums', { type: 'object', additionalProperties: { type: 'string' } }) },
    { read: withProperty(link, 'sums', { type: 'object', additionalProperties: { type: 'number' } }) },
    '201 application/json.sums.*: string is not number',
  ],
])('%s is named with its place', (_name, after, before, change) => {
  expect(changed(after, before)).toEqual([`POST /links ${change}`]);
});

test('what a reference names is compared, also where its place is written as before', () => {
  const tree: Schema = {
    type: 'object',
    properties: { name: text, parts: { type: 'array', items: { $ref: '#/components/schemas/Link' } } },
  };
  const list: Schema = { type: 'object', properties: { all: tree } };
  expect(changed({ read: list }, { read: list })).toEqual([]);
  expect(changed({ read: tree }, { read: tree })).toEqual([]);
  // The schema contains itself: it is compared once.
  expect(changed({ read: without(tree, 'name') }, { read: tree })).toEqual([
    'POST /links 201 application/json.name: is gone',
  ]);
});

test('a changed schema is named at each place that refers to it', () => {
  const documents = [{ type: 'integer' }, { type: 'string' }].map((id) => {
    const { paths, components } = api({
      read: { type: 'array', items: { $ref: '#/components/schemas/Item' } },
    });
    const item: Schema = { type: 'object', properties: { id } };
    return { paths, components: { schemas: { ...components?.schemas, Item: item } } };
  });
  expect(breakingChanges(documents[0]!, documents[1]!)).toEqual([
    'POST /links 201 application/json[].id: string is not integer',
  ]);
});
