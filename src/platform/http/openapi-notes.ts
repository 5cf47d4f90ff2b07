import { fieldNotes } from '#contract/field-notes.ts';

export type Schema = Readonly<Record<string, unknown>>;

const branchesOf = (schema: Schema): Schema[] => (schema['anyOf'] ?? schema['oneOf'] ?? []) as Schema[];
const typesOf = ({ type }: Schema): string[] => (Array.isArray(type) ? (type as string[]) : [String(type)]);
const propertiesOf = (schema: Schema): Record<string, Schema> =>
  (schema['properties'] ?? {}) as Record<string, Schema>;

const typeOf = (value: unknown): string[] => {
  if (value === null) return ['null'];
  return typeof value === 'number'
    ? ['number', ...(Number.isInteger(value) ? ['integer'] : [])]
    : [typeof value];
};

/** Some names stand for values of several types: a user's id is a number, a session's a text. */
const otherwise: Readonly<Record<string, unknown>> = {
  uuid: '01980d3e-7c1a-4c1e-9d0f-1b2c3d4e5f60',
  boolean: false,
  integer: 1,
  number: 1,
  string: 'text',
};

const leafExample = (name: string, schema: Schema): unknown => {
  const types = typesOf(schema);
  const [example] = fieldNotes[name] ?? [];
  if (example !== undefined && typeOf(example).some((type) => types.includes(type))) return example;
  return otherwise[String(schema['format'])] ?? otherwise[types[0]!] ?? null;
};

/** A value that the schema allows, as it would really look: of a list one row, of several forms the first. */
export const exampleOf = (schema: Schema, name = ''): unknown => {
  if ('const' in schema) return schema['const'];
  const options = schema['enum'] as readonly unknown[] | undefined;
  if (options !== undefined) {
    const [example] = fieldNotes[name] ?? [];
    return options.includes(example) ? example : options[0];
  }
  const branches = branchesOf(schema);
  if (branches.length > 0) return exampleOf(branches[0]!, name);
  if (schema['type'] === 'array') return [exampleOf(schema['items'] as Schema, name)];
  if (schema['type'] === 'object') {
    const properties = Object.entries(propertiesOf(schema));
    return Object.fromEntries(properties.map(([key, part]) => [key, exampleOf(part, key)]));
  }
  return leafExample(name, schema);
};

/** The same schema with what the notes say of its fields. */
export const withNotes = (schema: Schema, name = ''): Schema => {
  const [, text] = fieldNotes[name] ?? [];
  const branches = branchesOf(schema);
  return {
    ...schema,
    ...(text === undefined ? {} : { description: text }),
    ...(branches.length === 0
      ? {}
      : { anyOf: branches.map((branch) => withNotes(branch)), oneOf: undefined }),
    ...(schema['type'] === 'array' ? { items: withNotes(schema['items'] as Schema) } : {}),
    ...(schema['type'] === 'object'
      ? {
          properties: Object.fromEntries(
            Object.entries(propertiesOf(schema)).map(([key, part]) => [key, withNotes(part, key)]),
          ),
        }
      : {}),
  };
};
