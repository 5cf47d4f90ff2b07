import { checkLiveAnswer } from '#test/support/application/live-answers.ts';
import type { Callers, OwnedRecords } from './callers.ts';
import { matrix } from './matrix.ts';

/** Makes the call of a row of the matrix. @returns the status of the answer, whose body fits the contract */
export const statusOf = async (
  name: string,
  {
    callers,
    records,
    token,
  }: Readonly<{ callers: Callers; records: OwnedRecords; token: string | undefined }>,
): Promise<number> => {
  const [method = ''] = name.split(' ');
  const { path, body } = await matrix[name]!.call(records, callers);
  const answer = await fetch(`${callers.shop.url}/api${path}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    // An event stream stays open as long as the session.
    await answer.body?.cancel();
    return answer.status;
  }
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  if (isJson) checkLiveAnswer({ method, url: answer.url }, answer.status, JSON.parse(text));
  return answer.status;
};
