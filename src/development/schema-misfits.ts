/** A schema of an OpenAPI 3.1 document, as far as it is compared; references are resolved by the caller's document. */
export type Schema = Readonly<{
  $ref?: string;
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  pattern?: string;
  maxLength?: number;
}>;

/** What a client sends may be refused by more rules; what it reads must stay what it was. */
export type Direction = 'sent' | 'read';

type Side = Readonly<{ schema: Schema; resolve: (schema: Schema) => Schema }>;
type Place = Readonly<{ path: string; direction: Direction; above: readonly string[] }>;

const upperLimits = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'] as const;
const lowerLimits = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const limitOf = (schema: Schema, name: string): number | undefined =>
  (schema as Readonly<Record<string, number | undefined>>)[name];

const alternativesOf = ({ schema, resolve }: Side): readonly Schema[] => {
  const whole = resolve(schema);
  const parts = whole.anyOf ?? whole.oneOf;
  if (parts !== undefined) return parts.flatMap((part) => alternativesOf({ schema: part, resolve }));
  return Array.isArray(whole.type) ? whole.type.map((type: string) => ({ ...whole, type })) : [whole];
};

const valuesOf = (schema: Schema): readonly unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

const typeMisfits = (inner: Schema, outer: Schema, { path }: Place): string[] => {
  const isNarrower = inner.type === 'integer' && outer.type === 'number';
  if (outer.type === undefined || inner.type === outer.type || isNarrower) return [];
  return [
    `${path}: ${inner.type === undefined ? 'any type' : String(inner.type)} is not ${String(outer.type)}`,
  ];
};

const valueMisfits = (inner: Schema, outer: Schema, { path, direction }: Place): string[] => {
  const [some, all] = [valuesOf(inner), valuesOf(outer)];
  if (all === undefined) return [];
  if (some === undefined)
    return [`${path}: ${direction === 'sent' ? 'takes some values only' : 'may have any value'}`];
  return some
    .filter((value) => !all.includes(value))
    .map(
      (value) => `${path}: the value ${JSON.stringify(value)} is ${direction === 'sent' ? 'gone' : 'new'}`,
    );
};

const limitMisfits = (inner: Schema, outer: Schema, { path, direction }: Place): string[] => {
  if (direction === 'read') return [];
  const upper = upperLimits.filter(
    (name) => (limitOf(inner, name) ?? Infinity) > (limitOf(outer, name) ?? Infinity),
  );
  const lower = lowerLimits.filter(
    (name) => (limitOf(inner, name) ?? -Infinity) < (limitOf(outer, name) ?? -Infinity),
  );
  const patterns = outer.pattern !== undefined && outer.pattern !== inner.pattern ? ['pattern'] : [];
  return [...upper, ...lower, ...patterns].map((name) => `${path}: ${name} is stricter`);
};

const propertyMisfits = (inner: Side, outer: Side, place: Place): string[] => {
  const { path, direction } = place;
  const [ours, theirs] = [inner.schema.properties ?? {}, outer.schema.properties ?? {}];
  const missing = (outer.schema.required ?? []).filter(
    (name) => !(inner.schema.required ?? []).includes(name),
  );
  const unknown =
    direction === 'sent' && outer.schema.additionalProperties === false
      ? Object.keys(ours).filter((name) => !(name in theirs))
      : [];
  const gone = direction === 'read' ? Object.keys(theirs).filter((name) => !(name in ours)) : [];
  const shared = Object.keys(ours).filter((name) => name in theirs);
  return [
    ...missing
      .filter((name) => !gone.includes(name))
      .map((name) => `${path}.${name}: ${direction === 'sent' ? 'is required now' : 'may be missing now'}`),
    ...[...unknown, ...gone].map((name) => `${path}.${name}: is gone`),
    ...shared.flatMap((name) =>
      misfits(
        { ...inner, schema: ours[name]! },
        { ...outer, schema: theirs[name]! },
        {
          ...place,
          path: `${path}.${name}`,
        },
      ),
    ),
  ];
};

/** Of the items of a list, or of the values of an object with free names. */
const partMisfits = (
  part: 'items' | 'additionalProperties',
  inner: Side,
  outer: Side,
  place: Place,
): string[] => {
  const [ours, theirs] = [inner.schema[part], outer.schema[part]];
  if (typeof ours !== 'object' || typeof theirs !== 'object') return [];
  const path = `${place.path}${part === 'items' ? '[]' : '.*'}`;
  return misfits({ ...inner, schema: ours }, { ...outer, schema: theirs }, { ...place, path });
};

const alternativeMisfits = (inner: Side, outer: Side, place: Place): string[] => [
  ...typeMisfits(inner.schema, outer.schema, place),
  ...valueMisfits(inner.schema, outer.schema, place),
  ...limitMisfits(inner.schema, outer.schema, place),
  ...propertyMisfits(inner, outer, place),
  ...partMisfits('items', inner, outer, place),
  ...partMisfits('additionalProperties', inner, outer, place),
];

/**
 * Why a value of the inner schema may be none of the outer one. For what a client sends the inner schema is the earlier
 * one, for what it reads the later one.
 * @returns a line for each place, empty when every value fits
 */
export const misfits = (inner: Side, outer: Side, place: Place): string[] => {
  const seen = inner.schema.$ref;
  if (seen !== undefined && place.above.includes(seen)) return [];
  const below = seen === undefined ? place : { ...place, above: [...place.above, seen] };
  const [some, all] = [alternativesOf(inner), alternativesOf(outer)];
  return some.flatMap((schema) => {
    const found = all.map((other) =>
      alternativeMisfits({ ...inner, schema }, { ...outer, schema: other }, below),
    );
    // Of several alternatives the nearest one says what is wrong.
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
  });
};
