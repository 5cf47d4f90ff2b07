import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, expect, test } from 'vitest';
import { openApiOf } from '#platform/http/openapi.ts';
import { idleApplication } from '#test/support/idle-application.ts';

const application = idleApplication();
afterAll(() => application.close());
const endpoints = application.routes.map(({ endpoint }) => endpoint);

type Operation = Readonly<{
  operationId: string;
  summary: string;
  security: readonly unknown[];
  responses: Readonly<Record<string, unknown>>;
}>;
const document = openApiOf(endpoints) as { paths: Record<string, Record<string, Operation>> };
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
