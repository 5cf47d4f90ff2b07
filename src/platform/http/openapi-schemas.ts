import * as z from 'zod';

/** A JSON Schema (draft 2020-12). */
export type Schema = Readonly<Record<string, unknown>>;
type Example = string | number | boolean | null | readonly Example[];
type Property = Schema & Readonly<{ description?: string; examples?: readonly Example[] }>;
export type ObjectSchema = Schema &
  Readonly<{ properties?: Readonly<Record<string, Property>>; required?: readonly string[] }>;
type Override = NonNullable<z.core.ToJSONSchemaParams['override']>;

/** JSON Schema of requests and answers; requests before any transformation. */
const jsonSchemaOf = (type: z.ZodType, override: Override): ObjectSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', override });
  return schema as ObjectSchema;
};

/**
 * A schema with its examples. zod omits them where a schema transforms its input; the contract's examples show the
 * input.
 */
export const schemaWithExamplesOf = (type: z.ZodType): ObjectSchema =>
  jsonSchemaOf(type, ({ zodSchema, jsonSchema }) => {
    const examples = z.globalRegistry.get(zodSchema)?.['examples'];
    if (examples !== undefined) jsonSchema.examples = examples as NonNullable<typeof jsonSchema.examples>;
  });

/** The schema without examples, which are given beside it as one whole example. */
export const schemaOf = (type: z.ZodType): ObjectSchema =>
  jsonSchemaOf(type, ({ jsonSchema }) => void delete jsonSchema.examples);

const partsOf = (schema: Schema): Schema[] => (schema['anyOf'] ?? schema['oneOf'] ?? []) as Schema[];

/** A value of a schema, built from its examples: see `exampleOf`. */
export const exampleIn = (schema: Schema): unknown => {
  const [example] = (schema['examples'] ?? []) as unknown[];
  if (example !== undefined) return example;
  if ('const' in schema) return schema['const'];
  if ('enum' in schema) return (schema['enum'] as unknown[])[0];
  const [part] = partsOf(schema);
  if (part !== undefined) return exampleIn(part);
  if (schema['type'] === 'array') return [exampleIn(schema['items'] as Schema)];
  if (schema['type'] === 'object') {
    const properties = Object.entries((schema as ObjectSchema).properties ?? {});
    return Object.fromEntries(properties.map(([name, property]) => [name, exampleIn(property)]));
  }
  return schema['type'] === 'boolean' ? false : null;
};

/** A value that the schema allows, built from its examples: one row of a list, the first variant of a union. */
export const exampleOf = (type: z.ZodType): unknown => exampleIn(schemaWithExamplesOf(type));
