import { createRequire } from 'node:module';
import { join } from 'node:path';
import { takesRequestKey, type Endpoint } from '#contract/endpoint.ts';
import { messages } from '#messages/message-catalogue.ts';
import { openApiOf } from '#platform/http/openapi.ts';
import type { Schema } from '#platform/http/openapi-schemas.ts';
import { contractEndpoints } from './contract-endpoints.ts';

const root = join(import.meta.dirname, '../..');

/** What this file uses of openapi-typescript, which is installed for the client alone (openapi-ts.dev/node). */
type OpenApiTypescript = Readonly<{
  default(document: Schema, options: Readonly<{ alphabetize: boolean }>): Promise<unknown>;
  astToString(nodes: unknown): string;
}>;
const { default: typesOf, astToString } = createRequire(join(root, 'docs/client/package.json'))(
  'openapi-typescript',
) as OpenApiTypescript;

/** The endpoints that a key may call, and those of events. */
const endpointsForKeys = async (): Promise<Endpoint[]> =>
  (await contractEndpoints()).filter(
    ({ scope, path }) => (scope !== null && scope !== 'none') || path === '/event-types',
  );

type Operation = Readonly<{ responses: Readonly<Record<string, unknown>> }>;
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

const failure = {
  description: 'Refused; `code` says why.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** One response for all refusals, which have the same body: the types are a third as long. */
const withOneRefusal = (document: Schema): Schema => {
  const paths = Object.entries(document['paths'] as Paths).map(([path, operations]) => {
    const shorter = Object.entries(operations).map(([method, { responses, ...operation }]) => {
      const good = Object.entries(responses).filter(([status]) => Number(status) < 400);
      return [method, { ...operation, responses: { ...Object.fromEntries(good), default: failure } }];
    });
    return [path, Object.fromEntries(shorter)] as const;
  });
  return { ...document, paths: Object.fromEntries(paths) };
};

/** Without the examples of whole bodies, which would be comments of the types. */
const withoutExamples = (document: Schema): Schema =>
  JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('schema' in value)) return value;
    const { example: _example, ...rest } = value as Schema;
    return rest;
  }) as Schema;

const origin = 'Written by `npm run sdk` from the contract.';

const operationsOf = (endpoints: readonly Endpoint[]): string => {
  const lines = endpoints
    .filter(({ keyUse }) => takesRequestKey(keyUse))
    .map(({ method, path }) => `  '${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}',`);
  return `// ${origin}\n\n/** Operations that take an \`Idempotency-Key\`. */\nexport const idempotentOperations = new Set([\n${lines.join('\n')}\n]);\n`;
};

/** The generated files of `docs/client` by name: the types of what a key may call, and which calls can be repeated. */
export const clientFiles = async (): Promise<Readonly<Record<string, string>>> => {
  const endpoints = await endpointsForKeys();
  const document = withoutExamples(withOneRefusal(openApiOf(endpoints, messages)));
  const types = astToString(await typesOf(document, { alphabetize: true }));
  const indented = types.replaceAll(/^(?: {4})+/gm, (spaces) => ' '.repeat(spaces.length / 2));
  return { 'plateno.d.ts': `// ${origin}\n\n${indented}`, 'operations.js': operationsOf(endpoints) };
};
