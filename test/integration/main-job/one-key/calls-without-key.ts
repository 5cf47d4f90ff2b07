import { describe, expect, test } from 'vitest';
import { takesRequestKey, type Endpoint, type KeyUse } from '#contract/endpoint.ts';
import {
  isSame,
  nameOf,
  type Counts,
  type CutCalls,
  type KeyedCall,
  type Made,
} from '#test/support/one-key/cut-calls.ts';
import { isEveryRow } from '#test/support/every-row.ts';
import { endsSession, keylessSamples, type KeylessSample } from '#test/support/one-key/keyless-samples.ts';
import { allFaults, isReached, sendByPage, type Fault } from '#test/support/one-key/page-calls.ts';

/** Calls without a key that are not made here, and why. */
const notMade: Readonly<Record<string, string>> = {
  'POST /document-texts': 'It checks texts and stores nothing: a failure is one.',
  'POST /invitations/read': 'It reads what a secret in its body names: a failure is one.',
  'POST /invoices/:id/credit-notes/preview': 'It computes what a credit note would hold: a failure is one.',
  'POST /merchants/me/plan/preview': 'It computes what a plan would change: a failure is one.',
  'POST /payment-links/:id/trial': 'It reads the pay page of a link: a failure is one.',
};

/** They make a fresh link each time: a secret for one use, which is recorded and mailed each time. */
const makesLinks: readonly string[] = ['POST /merchants/me/account', 'POST /merchants/me/account/continue'];
/** The tables of what is recorded and mailed. */
const records: readonly string[] = ['public.audit_log', 'pgboss.job'];

const isKeyless = (endpoint: Endpoint): boolean =>
  !takesRequestKey(endpoint.keyUse) || nameOf(endpoint) in endsSession;

type Outcome = Made & Readonly<{ finished: number | undefined; hasSession: boolean }>;

/** Makes a call by its page, and what the page does next with the answer. */
const make = async (calls: CutCalls, name: string, fault?: Fault): Promise<Outcome> => {
  let sent: KeyedCall | undefined;
  const made = await calls.make(name, undefined, (call, key) => {
    sent = call;
    return sendByPage(fault)(call, key);
  });
  const hasSession = localStorage.getItem('auth') !== null;
  const { finish } = sent!.sample as KeylessSample;
  const { status, text } = made.answers[0]!;
  const finished = status >= 200 && status < 300 ? await finish?.(text) : undefined;
  return { ...made, hasSession, finished };
};

/** Each attempt is one of its own: rows of these tables may be there twice. */
const isUpToTwice = (added: Counts, whole: Counts, tables: (table: string) => boolean): boolean =>
  Object.keys({ ...added, ...whole }).every((table) => {
    const [count = 0, once = 0] = [added[table], whole[table]];
    return count === once || (tables(table) && count <= 2 * once);
  });

/** Whether the page says what the server did. */
const agrees = (use: KeyUse, name: string, fault: Fault, got: Outcome, whole: Outcome): boolean => {
  const [{ status, text }] = got.answers as [Made['answers'][number]];
  if (use === 'FILE') {
    // A file that did not arrive is none; nothing but the audit log says that it was made.
    const isNoFile = status === 0 ? /^network\.|^cut$/.test(text) : status >= 500;
    return isNoFile || (fault === 'answered by a broken body' && status === 200);
  }
  const isOnce = isSame(got.added, whole.added);
  if (name in endsSession && isReached(fault) && status === 401) return isOnce && !got.hasSession;
  if (status !== whole.answers[0]!.status || got.finished !== whole.finished) return false;
  if (use === 'PROVES') return isUpToTwice(got.added, whole.added, () => true);
  return (
    isOnce ||
    (makesLinks.includes(name) && isUpToTwice(got.added, whole.added, (table) => records.includes(table)))
  );
};

/** Each call meets the first, and with every row all three; of the others one, in turn, unless the whole matrix is asked for. */
const always: readonly Fault[] = isEveryRow
  ? ['lost after the server', 'lost before the server', 'answered after the limit']
  : ['lost after the server'];
const others = allFaults.filter((fault) => !always.includes(fault));
const faultsOf = (place: number): readonly Fault[] =>
  process.env['E2E_MATRIX'] === 'whole' ? allFaults : [...always, others[place % others.length]!];
const made = [...Object.keys(keylessSamples), 'DELETE /auth/merchants/:merchantId'];

/** A call without a key is as good as made once, and its page says what happened. */
export const testCallsWithoutKey = (calls: () => CutCalls): void => {
  const keyless = (): Endpoint[] => calls().endpoints.filter(isKeyless);
  const useOf = (name: string): KeyUse =>
    calls().endpoints.find((endpoint) => nameOf(endpoint) === name)!.keyUse;

  test('each writing call without a key is made here, or its reason says why not', () => {
    expect([...made, ...Object.keys(notMade)].toSorted()).toEqual(keyless().map(nameOf).toSorted());
    expect(Object.keys(notMade).map((name) => [name, useOf(name)])).toEqual(
      Object.keys(notMade).map((name) => [name, 'READS']),
    );
  });

  describe('a writing call without a key whose answer is lost on its way', () => {
    test.each(made)('%s ends as it would have, and its page says what happened', async (name) => {
      const use = useOf(name);
      const whole = await make(calls(), name);
      expect([whole.answers.length, whole.answers[0]!.status < 300]).toEqual([1, true]);
      const found: string[] = [];
      for (const fault of faultsOf(made.indexOf(name))) {
        const got = await make(calls(), name, fault);
        if (agrees(use, name, fault, got, whole)) continue;
        const { status, text } = got.answers[0]!;
        const rows = `${JSON.stringify(got.added)} in place of ${JSON.stringify(whole.added)}`;
        found.push(`${fault}: ${status} ${text.slice(0, 90)}, ${got.finished ?? '-'}; ${rows}`);
      }
      expect(found).toEqual([]);
    });
  });
};
