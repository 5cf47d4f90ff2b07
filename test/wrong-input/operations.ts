export type Schema = Readonly<{
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, Schema>>;
}>;
export type Parameter = Readonly<{
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  example?: unknown;
  schema: Schema;
}>;
type Described = Readonly<{
  parameters: readonly Parameter[];
  requestBody?: Readonly<{
    content: Readonly<Record<string, Readonly<{ schema: Schema; example: Record<string, unknown> }>>>;
  }>;
}>;
type Document = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, Described>>>> }>;

export type Operation = Readonly<{
  method: string;
  /** Path below `/api`, parameters as `{name}`. */
  path: string;
  parameters: readonly Parameter[];
  body: Readonly<{ schema: Schema; example: Record<string, unknown> }> | undefined;
}>;

export const nameOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string => `${method} ${path}`;

/** Reads the served API description. */
export const readOperations = async (origin: string): Promise<Operation[]> => {
  const answer = await fetch(`${origin}/api/openapi.json`);
  const { paths } = (await answer.json()) as Document;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content['application/json'],
    })),
  );
};
