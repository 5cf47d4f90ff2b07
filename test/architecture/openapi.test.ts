import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, it, test } from 'vitest';
import type * as z from 'zod';
import { merchantEventTypes } from '#contract/integrations/merchant-event-types.ts';
import { merchantEvent } from '#contract/integrations/merchant-events.ts';
import { openApiOf } from '#platform/http/openapi.ts';
import { schemaWithExamplesOf } from '#platform/http/openapi-schemas.ts';
import { messages } from '#messages/message-catalogue.ts';
import { idleApplication } from '#test/support/idle-application.ts';

const application = await idleApplication();
afterAll(() => application.close());
const endpoints = application.routes.map(({ endpoint }) => endpoint);

type Content = Readonly<Record<string, Readonly<{ example?: unknown; schema?: FieldSchema }>>>;
type FieldSchema = Readonly<{
  type?: string | readonly string[];
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  anyOf?: readonly FieldSchema[];
  items?: FieldSchema;
  properties?: Readonly<Record<string, FieldSchema>>;
}>;
type Operation = Readonly<{
  operationId: string;
  summary: string;
  security: readonly unknown[];
  requestBody?: Readonly<{ content: Content }>;
  'x-scope'?: string;
  parameters: readonly Readonly<{ name: string }>[];
  responses: Readonly<Record<string, Readonly<{ content?: Content; headers?: object }>>>;
}>;
const document = openApiOf(endpoints, messages) as {
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, Readonly<{ post: Operation }>>;
};
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

test('an operation for keys names its scope, its version and its limits; any other operation takes a session only', () => {
  for (const { method, path, access, scope, alsoScopes } of endpoints) {
    const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
    const isForKeys = scope !== null && scope !== 'none';
    const headers = Object.keys(Object.values(operation.responses)[0]!.headers ?? {});
    expect(operation.security, path).toEqual(
      access === 'public'
        ? []
        : isForKeys
          ? [{ bearer: [] }, { apiKey: [scope, ...alsoScopes] }]
          : [{ bearer: [] }],
    );
    expect(operation['x-scope'], path).toBe(isForKeys ? scope : undefined);
    expect(operation.parameters.some(({ name }) => name === 'Plateno-Version')).toBe(isForKeys);
    expect(headers.includes('Plateno-Version') && headers.includes('RateLimit-Remaining'), path).toBe(
      isForKeys,
    );
  }
});

test('every type of events is a webhook with its three headers and the object that its GET answers', () => {
  expect(Object.keys(document.webhooks)).toEqual([...merchantEventTypes]);
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    expect(post.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ]);
    const { example, schema } = post.requestBody!.content['application/json']!;
    expect(merchantEvent.omit({ id: true }).safeParse(example).error?.issues ?? [], type).toEqual([]);
    const { object } = schema!.properties!['data']!.properties!;
    expect(object, type).toEqual({ $ref: expect.stringMatching(/schemas\/\w+Object$/) });
  }
});

describe('the examples', () => {
  const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

  it.each(named)(
    'the examples of %s fit the schemas of the contract',
    (_, { method, path, body, response }) => {
      const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
      const problemsOf = (schema: z.ZodType, content: Content | undefined): unknown[] => {
        const example = content?.['application/json']?.example;
        return example === undefined ? [] : (schema.safeParse(example).error?.issues ?? []);
      };
      expect(problemsOf(body, operation.requestBody?.content)).toEqual([]);
      expect(problemsOf(response, Object.values(operation.responses)[0]!.content)).toEqual([]);
    },
  );

  it('the API document has an example of every refusal as it is answered', () => {
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

  it('every text and number of a request and a response has an example, itself or in a schema around it', () => {
    const without: string[] = [];
    const walk = (schema: FieldSchema, path: string): void => {
      if (schema.examples !== undefined || 'const' in schema || schema.enum !== undefined) return;
      for (const branch of schema.anyOf ?? []) walk(branch, path);
      if (schema.items) walk(schema.items, path);
      for (const [name, part] of Object.entries(schema.properties ?? {})) walk(part, `${path} ${name}`);
      const isFree = ['string', 'number', 'integer'].some((type) => [schema.type].flat().includes(type));
      if (isFree) without.push(path);
    };
    for (const { method, path, produces, response, ...parts } of endpoints) {
      const types = [parts.params, parts.query, parts.body];
      for (const type of produces.includes('application/json') ? [...types, response] : types)
        walk(schemaWithExamplesOf(type), `${method} ${path}`);
    }
    expect(without).toEqual([]);
  });
});
