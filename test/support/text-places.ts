import type { Endpoint } from '#contract/endpoint.ts';
import { exampleIn, schemaWithExamplesOf, type Schema } from '#platform/http/openapi-schemas.ts';

type Build = (text: unknown) => unknown;
/** One place of a request where a text stands; `build` makes a request with another text in it. */
export type Place = Readonly<{ path: string; maxLength: number | undefined; build: Build }>;
type Object = Record<string, unknown>;

const join = (path: string, name: string | number): string =>
  path === '' ? String(name) : `${path}.${name}`;

/** All places where a schema takes a text: fields, items of arrays, values and keys of records, every variant. */
const placesOf = (schema: Schema, path: string, build: Build): Place[] => {
  const variants = (schema['anyOf'] ?? schema['oneOf'] ?? []) as Schema[];
  if (variants.length > 0) return variants.flatMap((variant) => placesOf(variant, path, build));
  if (schema['type'] === 'array') {
    return placesOf(schema['items'] as Schema, join(path, 0), (text) => build([text]));
  }
  if (schema['type'] === 'object' || 'properties' in schema) {
    const example = (exampleIn(schema) ?? {}) as Object;
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
    const named = properties.flatMap(([name, part]) =>
      placesOf(part, join(path, name), (text) => build({ ...example, [name]: text })),
    );
    const values = schema['additionalProperties'];
    if (typeof values !== 'object' || values === null) return named;
    const known = (schema['propertyNames'] as Schema | undefined)?.['enum'] as string[] | undefined;
    const key = known?.[0] ?? 'key';
    const value = Object.keys(values).length === 0 ? { type: 'string' } : (values as Schema);
    return [...named, ...placesOf(value, join(path, key), (text) => build({ ...example, [key]: text }))];
  }
  if (schema['type'] !== 'string' || 'enum' in schema || 'const' in schema) return [];
  return [{ path, maxLength: schema['maxLength'] as number | undefined, build }];
};

type Part = 'query' | 'body';
/** All places of a part of a request where it takes a text. */
export const textPlacesOf = (endpoint: Endpoint, part: Part): Place[] => {
  const schema = schemaWithExamplesOf(endpoint[part]);
  if (part === 'body') return placesOf(schema, '', (text) => text);
  // The parameters of a list exclude each other: each is sent alone, beside the required ones.
  const { properties = {}, required = [] } = schema;
  const needed = Object.fromEntries(required.map((name) => [name, exampleIn(properties[name]!)]));
  return Object.entries(properties).flatMap(([name, one]) =>
    placesOf(one, name, (text) => ({ ...needed, [name]: text })),
  );
};
