import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { fieldNotes } from '#contract/field-notes.ts';
import { openApiOf } from '#platform/http/openapi.ts';
import { sentences } from '#words/sentences.ts';
import { idleApplication } from '#test/support/idle-application.ts';

const application = await idleApplication();
afterAll(() => application.close());
const endpoints = application.routes.map(({ endpoint }) => endpoint);

type Content = Readonly<Record<string, Readonly<{ example?: unknown }>>>;
type FieldSchema = Readonly<{
  type?: string | readonly string[];
  enum?: readonly unknown[];
  anyOf?: readonly FieldSchema[];
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
}>;
type Operation = Readonly<{
  operationId: string;
  summary: string;
  security: readonly unknown[];
  requestBody?: Readonly<{ content: Content }>;
  responses: Readonly<Record<string, Readonly<{ content?: Content }>>>;
}>;
const document = openApiOf(endpoints, sentences) as { paths: Record<string, Record<string, Operation>> };
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test('the document of the API is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('every endpoint is described once, with its refusals and who may call it', () => {
  expect(operations).toHaveLength(endpoints.length);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
  for (const { summary, responses } of operations) {
    expect(summary.length).toBeGreaterThan(8);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['422', '500', '503']));
  }
  const open = operations.filter(({ security }) => security.length === 0).length;
  expect(open).toBe(endpoints.filter(({ access }) => access === 'public').length);
});

describe('the examples', () => {
  const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

  it.each(named)('of %s are what the contract takes and gives', (_, { method, path, body, response }) => {
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
    const problemsOf = (schema: z.ZodType, content: Content | undefined): unknown[] => {
      const example = content?.['application/json']?.example;
      return example === undefined ? [] : (schema.safeParse(example).error?.issues ?? []);
    };
    expect(problemsOf(body, operation.requestBody?.content)).toEqual([]);
    expect(problemsOf(response, Object.values(operation.responses)[0]!.content)).toEqual([]);
  });

  it('show every refusal as it is answered', () => {
    for (const { responses } of operations) {
      for (const [status, { content }] of Object.entries(responses)) {
        if (Number(status) < 400) continue;
        expect(content?.['application/json']?.example, status).toMatchObject({
          code: expect.stringContaining('.'),
          message: expect.stringMatching(/\S{2}/),
        });
      }
    }
  });

  it('know every field by its name', () => {
    const unknown = new Set<string>();
    const look = (schema: FieldSchema, name: string): void => {
      for (const branch of schema.anyOf ?? []) look(branch, name);
      if (schema.items) look(schema.items, name);
      for (const [key, part] of Object.entries(schema.properties ?? {})) look(part, key);
      const isFree =
        !('const' in schema) &&
        ['string', 'number', 'integer'].some((type) => [schema.type].flat().includes(type));
      if (isFree && !schema.enum && name !== '' && fieldNotes[name] === undefined) unknown.add(name);
    };
    for (const { body, response } of endpoints)
      for (const type of [body, response])
        look(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as FieldSchema, '');
    expect([...unknown]).toEqual([]);
  });
});
