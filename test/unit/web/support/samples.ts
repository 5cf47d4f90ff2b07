import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { SampleData } from '#web/demo/sample-data.ts';
import { sampleTransport } from '#web/demo/sample-transport.ts';
import { requestPath, type CallInput } from '#web/shared/call.ts';
import { readLanguage } from '#web/shared/messages/language.ts';
import { answers, stubApi } from './stub-api.ts';

/** Of the demo on 20 November 2026. */
export const sampleData: SampleData = {
  language: 'en',
  now: new Date('2026-11-20T10:00:00Z'),
  origin: 'https://plateno.example',
};

/** The answer of the demo to a call. @throws ApiError */
export const sampleOf = async <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  data: Partial<SampleData> = {},
): Promise<z.output<E['response']>> => {
  const { method } = endpoint;
  const { body } = input as { body?: unknown };
  const send = sampleTransport({ ...sampleData, ...data });
  const response = await send({ method, path: requestPath(endpoint, input), body });
  return (await response.json()) as z.output<E['response']>;
};

/** As `stubApi`; a call without an answer gets the demo's, if it has one. */
export const stubPortal = () =>
  stubApi(({ method, path, body }) =>
    sampleTransport({ ...sampleData, language: readLanguage() })({ method, path, body }).catch(
      answers.refusal(404, 'stub', 'No stub.'),
    ),
  );
