import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tabs } from '#web/shared/list/tab-names-bg.ts';
import { bg as shared } from '#web/shared/messages/bg.ts';
import { disputes } from '#web/shared/payments/disputes-bg.ts';

const { status } = shared.shared;

/** The ending of a Bulgarian adjective or participle: none for the masculine gender. */
const endings = { masculine: '', feminine: 'а', neuter: 'о', plural: 'и' } as const;
type Form = keyof typeof endings;

/** The first words that are adjectives or participles of another form; verbs have none. */
const otherForms = (names: object, form: Form): string[] =>
  (Object.values(names) as string[]).filter((name) => {
    const [, ending] = /^\p{L}*(?:н|л|ит)([аои]?)(?!\p{L})/u.exec(name) ?? [];
    return ending !== undefined && ending !== endings[form];
  });

test.each([
  ['плащане', status.payment, 'neuter'],
  ['възстановяване', status.refund, 'neuter'],
  ['оспорване', status.dispute, 'neuter'],
  ['оспорване', disputes.status, 'neuter'],
  ['фактура', status.invoice, 'feminine'],
  ['линк', status.link, 'masculine'],
  ['превод', status.payout, 'masculine'],
  ['търговец', status.merchant, 'masculine'],
  ['потребител', status.user, 'masculine'],
] as const)('the statuses of „%s“ have its gender (%#)', (_, names, form) => {
  expect(otherForms(names, form)).toEqual([]);
});

test.each(Object.entries(tabs))('the tabs of a list name its records in the plural (%s)', (_, names) => {
  expect(otherForms(names, 'plural')).toEqual([]);
});

test('a status of another gender is reported', () => {
  expect(otherForms({ OPEN: 'Открит', LOST: 'Загубено', WAITS: 'Очаква плащане' }, 'neuter')).toEqual([
    'Открит',
  ]);
});

test('a button of an email says what it does in the short imperative', async () => {
  const folder = join(import.meta.dirname, '../../../src/messages');
  const buttons: [string, string][] = [];
  for (const file of globSync('*.ts', { cwd: folder })) {
    const { bg = {} } = (await import(join(folder, file))) as { bg?: Readonly<Record<string, string>> };
    buttons.push(...Object.entries(bg).filter(([code]) => code.endsWith('.button')));
  }
  expect(buttons.length).toBeGreaterThan(30);
  expect(buttons.filter(([, text]) => /^(?:Към|\p{L}+(?:йте|ете))\s/u.test(text))).toEqual([]);
});
