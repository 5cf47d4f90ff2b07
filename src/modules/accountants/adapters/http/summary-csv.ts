import { stringify } from 'csv-stringify/sync';
import type { Language } from '#kernel/language.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Money } from '#kernel/money.ts';
import { guardedText } from '#platform/exports/formula-guard.ts';
import { formatDecimal, plainDecimal } from '#platform/templates/formats.ts';
import type { Client } from '../../domain/client.ts';

type Say = (code: string) => string;

/** The columns of the summary by the code of their heading. */
const cells: Readonly<
  Record<string, (client: Client, say: Say, amount: (money: Money) => string) => string | number>
> = {
  client: ({ businessName }) => guardedText(businessName),
  id: ({ id }) => id,
  'month-state': ({ monthState }, say) => say(`month.${monthState}`),
  turnover: ({ turnover }, _, amount) => amount(turnover),
  vat: ({ vatCharged }, _, amount) => amount(vatCharged),
  documents: ({ documents }) => documents,
  problems: ({ problems }, say) =>
    problems.map(({ kind, count }) => `${say(`problem.${kind}`)}: ${count}`).join(', '),
  'open-questions': ({ openQuestions }) => openQuestions,
  'new-answers': ({ newAnswers }) => newAnswers,
};

/** The figures of the clients as the first file of a pack: UTF-8 with BOM and semicolons, as the exports. */
export const summaryCsv = (
  clients: readonly Client[],
  messages: Messages,
  language: Language,
): Uint8Array => {
  const say: Say = (code) => messages.say(language, `accountants.pack.${code}`);
  const amount = (money: Money): string => formatDecimal(plainDecimal(money), language);
  const rows = clients.map((client) => Object.values(cells).map((cell) => cell(client, say, amount)));
  const csv = stringify([Object.keys(cells).map(say), ...rows], {
    delimiter: ';',
    record_delimiter: 'windows',
  });
  return new TextEncoder().encode(`\uFEFF${csv}`);
};
