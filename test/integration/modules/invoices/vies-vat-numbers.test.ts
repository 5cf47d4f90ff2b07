import { clock, listen, numbersAt } from '#test/integration/contracts/openers/vat-numbers.ts';
import { expect, it } from 'vitest';

it('a caller whose checks are not answered does not delay the check of another caller', async () => {
  const held: { end(): void }[] = [];
  const { url, close } = await listen((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => void (body += part.toString()));
    request.on('end', () => {
      if (body.includes('175074752')) held.push(response);
      else response.end(JSON.stringify({ valid: true }));
    });
  });
  const numbers = numbersAt(url);
  const unanswered = Array.from({ length: 10 }, () => numbers.check('DE123456781', 'BG175074752'));
  expect((await numbers.check('DE123456781', 'BG831902088'))?.state).toBe('VALID');
  expect(held.length).toBeLessThanOrEqual(2);
  await close();
  const states = (await Promise.all(unanswered)).map((check) => check?.state);
  expect(new Set(states)).toEqual(new Set(['NOT_NOW']));
});

it.each([
  ['an error page', (_: unknown, response: { end(text: string): void }) => response.end('<html>')],
  ['a closed connection', (request: { destroy(): void }) => request.destroy()],
])('a service that answers with %s makes a number NOT_NOW', async (_, answer) => {
  const { url, close } = await listen(answer);
  expect(await numbersAt(url).check('DE123456781', null)).toEqual({
    state: 'NOT_NOW',
    requestId: null,
    checkedAt: clock.now(),
  });
  await close();
});
