import { expect, test } from 'vitest';
import { takesRequestKey, type Endpoint } from '#contract/endpoint.ts';
import type { Cut } from '#test/support/database-relay.ts';
import {
  differencesOf,
  isCut,
  isSame,
  nameOf,
  UndisturbedCall,
  type CutCalls,
} from '#test/support/one-key/cut-calls.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { endsSession } from '#test/support/one-key/keyless-samples.ts';
import { allFaults, sendByPage, type Fault } from '#test/support/one-key/page-calls.ts';

/** Each call loses its connection once, the calls in turn at each kind of statement: the fault tests take every one. */
const oneCut =
  (call: number) =>
  (count: number): Cut[] => {
    const commit = count - 1;
    const cuts: Cut[] = [
      { place: commit, moment: 'after' },
      { place: commit, moment: 'before' },
      { place: commit - 1, moment: 'after' },
      { place: call % count, moment: 'before' },
      { place: call % count, moment: 'after' },
    ];
    return [cuts[call % cuts.length]!];
  };

/** What decides how a page repeats a call, and what the server keeps of it. */
const kindOf = ({ keyUse, movesMoney, produces: [type] }: Endpoint): string =>
  [keyUse, movesMoney, type].join();

/**
 * The fault that a call meets on its way: of calls that commit their key with their effect, one meets each fault for each
 * kind, and every call one with every row; of the others, whose key is claimed before, each call one, in turn. All meet all
 * when the whole matrix is asked for.
 */
const faultsOf = (endpoint: Endpoint, all: readonly Endpoint[]): readonly Fault[] => {
  if (process.env['E2E_MATRIX'] === 'whole') return allFaults;
  const place = all.filter((other) => kindOf(other) === kindOf(endpoint)).indexOf(endpoint);
  if (place >= allFaults.length && isCut(endpoint) && !isEveryRow) return [];
  return [allFaults[place % allFaults.length]!];
};

/** What the page has in hand, and the rows, after an answer that was lost on its way. */
const lateDifferences = async (
  calls: CutCalls,
  name: string,
  faults: readonly Fault[],
  undisturbed: UndisturbedCall,
): Promise<string[]> => {
  const found: string[] = [];
  for (const fault of faults) {
    const { answers, added } = await calls.make(name, undefined, sendByPage(fault));
    const differing = await undisturbed.differs(({ answers: [answer], added: once }) => {
      const isKnown = answers.length === 1 && answers[0]!.status === answer!.status;
      return answer!.status < 300 && isSame(added, once) && isKnown;
    });
    if (differing === undefined) continue;
    const got = [differing.answers[0]!, ...answers].map(
      ({ text, status }) => `${status} ${text.slice(0, 90)}`,
    );
    const rows = `${JSON.stringify(added)} in place of ${JSON.stringify(differing.added)}`;
    found.push(`${name}, ${fault}: ${got.join(', ')}; ${rows}`);
  }
  return found;
};

/** Calls one after another; each part has a limit of its own. */
const parts = 6;

/** A call with a key happens once; one undisturbed call is compared with both disturbed ones. */
export const testCallsWithKey = (calls: () => CutCalls): void => {
  const keyed = (): Endpoint[] => calls().endpoints.filter(({ keyUse }) => takesRequestKey(keyUse));

  test.each(Array.from({ length: parts }, (_, part) => part))(
    'a call with a key happens once, whichever of its statements loses the connection, and when its answer is lost its page knows the outcome (part %i)',
    async (part) => {
      const found: string[] = [];
      for (const [place, endpoint] of keyed().entries()) {
        if (place % parts !== part) continue;
        const name = nameOf(endpoint);
        const undisturbed = await UndisturbedCall.of(() => calls().make(name));
        if (isCut(endpoint)) found.push(...(await differencesOf(calls(), name, undisturbed, oneCut(place))));
        if (!(name in endsSession))
          found.push(...(await lateDifferences(calls(), name, faultsOf(endpoint, keyed()), undisturbed)));
      }
      expect(found).toEqual([]);
    },
  );
};
