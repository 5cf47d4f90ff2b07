import type * as z from 'zod';
import { noContent, takesRequestKey, type Endpoint } from '#contract/endpoint.ts';
import { errorBody } from '#contract/errors.ts';
import { currentVersion } from '#contract/versions.ts';
import { InvalidFields, NotAllowed, SignInNeeded } from '#kernel/failure.ts';
import {
  MalformedInput,
  UrlNotFound,
  RateLimited,
  RequestUnderWay,
  TooLarge,
  Unavailable,
  UnsupportedMediaType,
} from '#kernel/input-failures.ts';
import type { Messages } from '#kernel/messages.ts';
import { accessOf, keyHeadersOf, keyParametersOf, securityOf, securitySchemes } from './openapi-keys.ts';
import { exampleOf, schemaOf, schemaWithExamplesOf, type Schema } from './openapi-schemas.ts';
import { documentedEvents, eventObjectsOf, webhooksOf } from './openapi-webhooks.ts';
import { presentFailure } from './present-failure.ts';

const parametersIn = (place: 'path' | 'query', type: z.ZodType): Schema[] => {
  const { properties = {}, required = [] } = schemaOf(type);
  const withExamples = schemaWithExamplesOf(type).properties ?? {};
  return Object.entries(properties).map(([name, { description, ...schema }]) => {
    const isRequired = place === 'path' || required.includes(name);
    const [example] = withExamples[name]?.examples ?? [];
    // Swagger UI prefills every `example` in "Try it out"; that of an optional parameter goes into the description
    // only.
    const inWords = isRequired || example === undefined ? '' : `For example \`${String(example)}\`.`;
    return {
      name,
      in: place,
      required: isRequired,
      description: [description, inWords].filter(Boolean).join(' ') || undefined,
      ...(isRequired ? { example } : {}),
      schema,
    };
  });
};

const idempotencyKey: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Requests of a caller for a merchant with the same key get the same answer for 25 hours, and the action is done once.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const lastEventId: Schema = {
  name: 'Last-Event-ID',
  in: 'header',
  required: false,
  description: 'The `id` of the last received event: the events since are sent first.',
  schema: { type: 'string' },
};

/** The meaning of each status. */
const refusals: Readonly<Record<string, string>> = {
  '400': 'Malformed JSON, a malformed URL, or an unknown `Plateno-Version`.',
  '401': 'No session, or an ended one; or a wrong API key.',
  '403': 'The role may not do this, or the API key lacks the scope.',
  '404': 'Not found, or it belongs to another merchant.',
  '409': 'The status does not allow it, or it exists already.',
  '410': 'It can no longer be used; `status` says why.',
  '413': 'The body is too large: 100 kB, unless more is allowed; or a header is.',
  '415': 'The body is not JSON, or in an unknown encoding.',
  '422': 'Invalid fields; `fields` has a message for each of them.',
  '429': 'Too many requests; try again after `Retry-After` seconds.',
  '500': 'Unexpected; `requestId` finds it in the log.',
  '503': 'Database or card provider unavailable; try again after `Retry-After` seconds.',
};

const exampleFailures: readonly unknown[] = [
  new MalformedInput(),
  new SignInNeeded(),
  new NotAllowed(),
  new UrlNotFound(),
  new RequestUnderWay(),
  new TooLarge(),
  new UnsupportedMediaType(),
  new InvalidFields([
    { field: 'amount', code: 'fields.required' },
    { field: 'customerEmail', code: 'fields.email' },
  ]),
  new RateLimited(40),
  new Error(),
  new Unavailable(undefined),
];

/** One real answer for every status. */
const exampleAnswers = (messages: Messages): Readonly<Record<string, unknown>> => {
  const requestId = '01980d3e-7c1a-4c1e-9d0f-1b2c3d4e5f60';
  const answers = exampleFailures.map((failure) =>
    presentFailure(failure, { language: 'en', requestId, messages }),
  );
  const code = 'links.gone';
  const gone = { code, message: messages.say('en', code), status: 'EXPIRED', requestId };
  return { ...Object.fromEntries(answers.map(({ status, body }) => [status, body])), '410': gone };
};

const refusalsOf = ({ method, path, refuses }: Endpoint): string[] => {
  const named = path.includes(':') ? ['404'] : [];
  return [
    // Public calls, too: a wrong API key is refused everywhere.
    '401',
    '403',
    ...refuses.map(String),
    '400',
    '413',
    '415',
    ...named,
    ...(method === 'GET' ? [] : ['409']),
    '422',
    '429',
    '500',
    '503',
  ];
};

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

const failureOf =
  (examples: Readonly<Record<string, unknown>>) =>
  (status: string): Schema => ({
    description: refusals[status],
    ...(status === '429' || status === '503' ? { headers: retryAfter } : {}),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        example: examples[status],
      },
    },
  });

const text = { type: 'string' };
const listHeaders = {
  'Content-Range': { description: '`payments 0-24/128`, where a plain array is answered.', schema: text },
  'Next-Cursor': { description: 'Where the next page begins; absent on the last.', schema: text },
};

const isList = ({ query }: Endpoint): boolean => 'cursor' in (schemaOf(query).properties ?? {});

const successOf = (endpoint: Endpoint): Schema => {
  const { produces, response } = endpoint;
  const headers = {
    ...keyHeadersOf(endpoint),
    ...(isList(endpoint) ? listHeaders : {}),
    ...(takesRequestKey(endpoint.keyUse)
      ? { 'Idempotent-Replayed': { description: '`true` for a repeated answer.', schema: text } }
      : {}),
  };
  if (response === noContent) return { description: 'Done.', headers };
  const contentOf = (type: string): Schema => {
    if (type !== 'application/json') return { schema: { type: 'string', contentMediaType: type } };
    return { schema: schemaOf(response), example: exampleOf(response) };
  };
  const content = Object.fromEntries(produces.map((type) => [type, contentOf(type)]));
  return { description: 'Done.', headers, content };
};

const bodyOf = ({ body }: Endpoint): Schema => ({ schema: schemaOf(body), example: exampleOf(body) });

const hasBody = ({ body }: Endpoint): boolean => Object.keys(schemaOf(body).properties ?? {}).length > 0;

const operationOf = (endpoint: Endpoint, failure: (status: string) => Schema): Schema => ({
  tags: [endpoint.path.split('/')[1]],
  operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[/:-](\w)/g, (_, letter: string) => letter.toUpperCase())}`,
  summary: endpoint.summary,
  ...accessOf(endpoint),
  security: securityOf(endpoint),
  parameters: [
    ...parametersIn('path', endpoint.params),
    ...parametersIn('query', endpoint.query),
    ...(takesRequestKey(endpoint.keyUse) ? [idempotencyKey] : []),
    ...(endpoint.produces.includes('text/event-stream') ? [lastEventId] : []),
    ...keyParametersOf(endpoint),
  ],
  ...(hasBody(endpoint)
    ? {
        requestBody: { required: true, content: { 'application/json': bodyOf(endpoint) } },
      }
    : {}),
  responses: {
    [endpoint.status]: successOf(endpoint),
    ...Object.fromEntries(refusalsOf(endpoint).map((code) => [code, failure(code)])),
  },
});

/**
 * OpenAPI 3.1 document of the served endpoints and of the events that are delivered; `messages` give the example
 * errors.
 */
export const openApiOf = (endpoints: readonly Endpoint[], messages: Messages): Schema => {
  const events = documentedEvents(messages);
  const failure = failureOf(exampleAnswers(messages));
  const paths: Record<string, Record<string, Schema>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint, failure) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plateno',
      version: currentVersion,
      description:
        'Card payments by link and QR code, with invoices. Amounts are numbers with at most two decimals, prices of one unit and quantities with at most six; instants are ISO 8601 in UTC; business dates are days in Europe/Sofia. Texts are well-formed Unicode, stored in NFC with LF; `maxLength` counts code points. Messages come in the language of Accept-Language (bg, en).',
    },
    servers: [{ url: '/api' }],
    paths,
    webhooks: webhooksOf(events),
    components: {
      securitySchemes,
      schemas: { Failure: schemaOf(errorBody), ...eventObjectsOf(events) },
    },
  };
};
