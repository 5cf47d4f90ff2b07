import { ApiError } from '../shared/api-error.ts';
import type { ApiRequest, Transport } from '../shared/api-request.ts';
import type { SampleData } from './sample-data.ts';
import { samplesOf, type Sample } from './samples.ts';

/** The values of `:name` in a path like the pattern; undefined for another path. */
const paramsIn = (pattern: string, path: string): Record<string, string> | undefined => {
  const [names, values] = [pattern.split('/'), path.split('/')];
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [place, name] of names.entries()) {
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(values[place]!);
    else if (name !== values[place]) return undefined;
  }
  return params;
};

/** What the sample answers; undefined when the request is for another endpoint. @throws ApiError */
const answerOf = ({ endpoint, answer }: Sample, { method, path, body = {} }: ApiRequest) => {
  const [called = '', search = ''] = path.split('?');
  const given = endpoint.method === method ? paramsIn(endpoint.path, called) : undefined;
  const params = endpoint.params.safeParse(given);
  if (given === undefined || !params.success) return undefined;
  const query = endpoint.query.safeParse(Object.fromEntries(new URLSearchParams(search)));
  if (!query.success) throw new ApiError(422, { code: 'input.invalid' });
  return { body: answer({ params: params.data, query: query.data, body: endpoint.body.parse(body) }) };
};

/** Answers requests with sample data, refuses all others, and sends nothing. */
export const sampleTransport = (data: SampleData): Transport => {
  const samples = samplesOf(data);
  return async (request) => {
    for (const each of samples) {
      const answer = answerOf(each, request);
      if (answer) return new Response(JSON.stringify(answer.body));
    }
    throw new ApiError(403, { code: 'demo.read-only' });
  };
};
