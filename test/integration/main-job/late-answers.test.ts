import { expect, test } from 'vitest';
import { takesRequestKey, type Endpoint } from '#contract/endpoint.ts';
import { endsSession } from '#test/support/one-key/keyless-samples.ts';
import { openLateCalls } from '#test/support/one-key/late-calls.ts';
import { allFaults, sendByPage } from '#test/support/one-key/page-calls.ts';

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Calls without a key have a test of their own: late-answers-without-key.test.ts. */
const isMade = (endpoint: Endpoint): boolean =>
  takesRequestKey(endpoint.keyUse) && !(nameOf(endpoint) in endsSession);

const calls = openLateCalls(isMade);

/** Calls whose outcome the page knows, one after another; each part has a limit of its own. */
const parts = 6;
const partOf = (part: number): string[] => calls().names.filter((_, place) => place % parts === part);

test.each(Array.from({ length: parts }, (_, part) => part))(
  'every writing call whose answer is lost on its way is made once, and its page knows the outcome (part %i)',
  async (part) => {
    const isWhole = process.env['E2E_MATRIX'] === 'whole';
    const found: string[] = [];
    for (const [place, name] of partOf(part).entries()) {
      await calls().make(name);
      const whole = await calls().make(name);
      const { status } = whole.answers[0]!;
      for (const fault of isWhole ? allFaults : [allFaults[(place + part) % allFaults.length]!]) {
        const { answers, added } = await calls().make(name, undefined, sendByPage(fault));
        const isOnce = JSON.stringify(added) === JSON.stringify(whole.added);
        if (status < 300 && isOnce && answers.length === 1 && answers[0]!.status === status) continue;
        const got = [whole.answers[0]!, ...answers].map(
          ({ text, ...one }) => `${one.status} ${text.slice(0, 90)}`,
        );
        const rows = `${JSON.stringify(added)} in place of ${JSON.stringify(whole.added)}`;
        found.push(`${name}, ${fault}: ${got.join(', ')}; ${rows}`);
      }
    }
    expect(found).toEqual([]);
  },
);
