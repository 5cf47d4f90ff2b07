import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiOf } from '#platform/http/openapi.ts';
import { messages } from '#messages/message-catalogue.ts';
import { idleApplication } from '../idle-application.ts';

type Schema = Readonly<Record<string, unknown>>;
type Operation = Readonly<{
  responses: Readonly<
    Record<string, Readonly<{ content?: Readonly<Record<string, Readonly<{ schema: Schema }>>> }>>
  >;
}>;
type Document = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: Readonly<{ schemas: Readonly<{ Failure: Schema }> }>;
}>;

const idle = await idleApplication();
const endpoints = idle.routes.map(({ endpoint }) => endpoint);
await idle.close();
const document = openApiOf(endpoints, messages) as unknown as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
const compiled = new Map<string, ValidateFunction>();

/** Forbids undescribed fields: what an answer carries beyond its description is a leak. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]));
  return 'properties' in schema && !('additionalProperties' in schema)
    ? { ...parts, additionalProperties: false }
    : parts;
};

/** Paths without parameters come first. */
const patterns = Object.keys(document.paths)
  .toSorted((one, other) => one.split('{').length - other.split('{').length)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) }));

/** `/payments/42/history` is described as `/payments/{id}/history`. */
const describedAs = (method: string, pathname: string): string | undefined =>
  patterns.find(({ path, pattern }) => pattern.test(pathname) && document.paths[path]![method] !== undefined)
    ?.path;

const validatorOf = (method: string, path: string, status: number): ValidateFunction | undefined => {
  const name = `${method} ${path} ${status}`;
  const known = compiled.get(name);
  if (known) return known;
  const described = document.paths[path]![method]!.responses[status];
  if (described === undefined) throw new Error(`the API's document does not know ${name}`);
  const json = described.content?.['application/json']?.schema;
  if (json === undefined) return undefined;
  const schema = status >= 400 ? document.components.schemas.Failure : closed(json);
  const validate = ajv.compile(schema as Schema);
  compiled.set(name, validate);
  return validate;
};

/** Validates every answer of a test against the OpenAPI document. @throws Error where the two differ */
export const checkLiveAnswer = (
  { method, url }: Readonly<{ method: string; url: string }>,
  status: number,
  body: unknown,
): void => {
  const { pathname } = new URL(url);
  const path = describedAs(method.toLowerCase(), pathname.replace(/^\/api/, ''));
  if (path === undefined) return;
  const validate = validatorOf(method.toLowerCase(), path, status);
  if (validate === undefined || validate(body)) return;
  const differences = ajv.errorsText(validate.errors, { separator: '\n  ' });
  throw new Error(`${method} ${path} answered ${status} otherwise than described:\n  ${differences}`);
};
