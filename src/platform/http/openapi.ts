import * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';

type Schema = Readonly<Record<string, unknown>>;
type ObjectSchema = Schema & Readonly<{ properties?: Record<string, Schema>; required?: readonly string[] }>;

/** What a client sends and what it is sent are both described as the wire carries them: before any transformation. */
const schemaOf = (type: z.ZodType): ObjectSchema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return schema as ObjectSchema;
};

const parametersIn = (place: 'path' | 'query', type: z.ZodType): Schema[] => {
  const { properties = {}, required = [] } = schemaOf(type);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
};

const idempotencyKey: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key is answered with the same answer for 25 hours, and the act happens once.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const refusals: Readonly<Record<string, string>> = {
  '400': 'Not JSON.',
  '401': 'No session, or one that has ended.',
  '403': 'The role may not do this.',
  '404': 'There is none, or it is somebody else’s.',
  '409': 'The state does not allow it, or it exists already.',
  '410': 'It was there and can no longer be used; `status` says why.',
  '413': 'The body is too large: 100 kB, unless more is allowed.',
  '415': 'The body is not JSON.',
  '422': 'Fields are wrong; `fields` names all of them, each with its sentence.',
  '429': 'Too many; come back after `Retry-After` seconds.',
  '500': 'Unexpected; `requestId` finds it in the log.',
  '503': 'Database or card provider away; come back after `Retry-After` seconds.',
};

const refusalsOf = ({ access, method, path }: Endpoint): string[] => {
  const guarded = access === 'public' ? [] : access === 'signed-in' ? ['401'] : ['401', '403'];
  const written = method === 'POST' || method === 'PUT' ? ['400', '413', '415'] : [];
  const named = path.includes(':') ? ['404'] : [];
  return [...guarded, ...written, ...named, ...(method === 'GET' ? [] : ['409']), '422', '429', '500', '503'];
};

const failure = (code: string): Schema => ({
  description: refusals[code],
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const successOf = ({ status, path, response }: Endpoint): Schema => {
  if (status === 204) return { description: 'Done.' };
  const file = path.endsWith('/pdf') ? 'application/pdf' : path.startsWith('/logos/') ? 'image/*' : undefined;
  const content =
    file === undefined
      ? { 'application/json': { schema: schemaOf(response) } }
      : { [file]: { schema: { type: 'string', contentMediaType: file } } };
  return { description: 'Done.', content };
};

const hasBody = ({ body }: Endpoint): boolean => Object.keys(schemaOf(body).properties ?? {}).length > 0;

const securityOf = ({ access }: Endpoint): Schema[] => (access === 'public' ? [] : [{ bearer: [] }]);

const operationOf = (endpoint: Endpoint): Schema => ({
  tags: [endpoint.path.split('/')[1]],
  operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/:-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  summary: endpoint.summary,
  description: Array.isArray(endpoint.access) ? `For ${endpoint.access.join(', ')}.` : undefined,
  security: securityOf(endpoint),
  parameters: [
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
    ...(endpoint.idempotent ? [idempotencyKey] : []),
  ],
  ...(hasBody(endpoint)
    ? {
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body) } } },
      }
    : {}),
  responses: {
    [endpoint.status]: successOf(endpoint),
    ...Object.fromEntries(refusalsOf(endpoint).map((code) => [code, failure(code)])),
  },
});

/** OpenAPI 3.1, made of the values that the server answers by: it cannot say something else. */
export const openApiOf = (endpoints: readonly Endpoint[]): Schema => {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plateno',
      version: '1',
      description:
        'Card payments by link and QR code, with invoices. Amounts are numbers with at most two decimals; instants are ISO 8601 in UTC; business dates are days in Europe/Sofia. Sentences come in the language of Accept-Language (bg, en).',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Failure: schemaOf(errorBody) },
    },
  };
};
