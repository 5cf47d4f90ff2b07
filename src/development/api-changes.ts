import { misfits, type Direction, type Schema } from './schema-misfits.ts';

type Content = Readonly<Record<string, Readonly<{ schema?: Schema }>>>;
type Parameter = Readonly<{ name: string; in: string; required?: boolean; schema: Schema }>;
type Operation = Readonly<{
  parameters?: readonly Parameter[];
  requestBody?: Readonly<{ required?: boolean; content: Content }>;
  responses: Readonly<Record<string, Readonly<{ content?: Content }>>>;
  'x-scope'?: string;
}>;

/** An OpenAPI 3.1 document, as far as it is compared. */
export type ApiDocument = Readonly<{
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components?: Readonly<{ schemas?: Readonly<Record<string, Schema>> }>;
}>;

const resolverOf =
  ({ components }: ApiDocument) =>
  (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : (components?.schemas?.[name] ?? schema);
  };

type Documents = Readonly<{ before: ApiDocument; after: ApiDocument }>;

const schemaChanges = (
  { before, after }: Documents,
  [earlier, later]: readonly [Schema | undefined, Schema | undefined],
  place: Readonly<{ path: string; direction: Direction }>,
): string[] => {
  if (earlier === undefined || later === undefined) return [];
  const [old, now] = [
    { schema: earlier, resolve: resolverOf(before) },
    { schema: later, resolve: resolverOf(after) },
  ];
  const [inner, outer] = place.direction === 'sent' ? [old, now] : [now, old];
  return misfits(inner, outer, { ...place, above: [] });
};

const parameterChanges = (documents: Documents, before: Operation, after: Operation): string[] => {
  const keyOf = (parameter: Parameter): string => `${parameter.in} ${parameter.name}`;
  const [old, now] = [before, after].map(
    ({ parameters = [] }) => new Map(parameters.map((parameter) => [keyOf(parameter), parameter])),
  );
  const gone = [...old!.keys()].filter((key) => !now!.has(key)).map((key) => `${key}: is gone`);
  return [
    ...gone,
    ...[...now!].flatMap(([key, { required, schema }]) => {
      const earlier = old!.get(key);
      if (required && !earlier?.required) return [`${key}: is required now`];
      return schemaChanges(documents, [earlier?.schema, schema], { path: key, direction: 'sent' });
    }),
  ];
};

const bodyChanges = (documents: Documents, before: Operation, after: Operation): string[] => {
  if (after.requestBody?.required && !before.requestBody?.required) return ['body: is required now'];
  const types = Object.keys(before.requestBody?.content ?? {});
  return types.flatMap((type) => {
    const later = after.requestBody?.content[type];
    if (later === undefined) return [`body: ${type} is gone`];
    const earlier = before.requestBody!.content[type]!.schema;
    return schemaChanges(documents, [earlier, later.schema], { path: 'body', direction: 'sent' });
  });
};

const answerChanges = (documents: Documents, before: Operation, after: Operation): string[] => {
  const good = Object.keys(before.responses).filter((status) => status.startsWith('2'));
  return good.flatMap((status) => {
    const later = after.responses[status];
    if (later === undefined) return [`${status}: is gone`];
    return Object.entries(before.responses[status]!.content ?? {}).flatMap(([type, { schema }]) => {
      const path = `${status} ${type}`;
      const answered = later.content?.[type];
      if (answered === undefined) return [`${path}: is gone`];
      return schemaChanges(documents, [schema, answered.schema], { path, direction: 'read' });
    });
  });
};

const operationChanges = (
  documents: Documents,
  before: Operation,
  after: Operation | undefined,
): string[] => {
  if (after === undefined) return ['is gone'];
  const { 'x-scope': scope } = before;
  const isOtherScope = scope !== undefined && scope !== after['x-scope'];
  return [
    ...(isOtherScope ? [`needs the scope ${String(after['x-scope'])} now`] : []),
    ...parameterChanges(documents, before, after),
    ...bodyChanges(documents, before, after),
    ...answerChanges(documents, before, after),
  ];
};

/**
 * What a client of the earlier API may no longer do, or no longer finds: calls, parameters, fields of bodies and of good
 * answers, stricter limits, values that it does not know. Anything new that a client may leave out is none.
 * @returns a line for each change, in the order of the earlier document
 */
export const breakingChanges = (before: ApiDocument, after: ApiDocument): string[] =>
  Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) =>
      operationChanges({ before, after }, operation, after.paths[path]?.[method]).map(
        (change) => `${method.toUpperCase()} ${path} ${change}`,
      ),
    ),
  );
