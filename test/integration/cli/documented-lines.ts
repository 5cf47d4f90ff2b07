import { commandLinesOf, platenoWordsOf } from '#test/support/documented-calls.ts';
import { readDocuments } from '#test/support/documents.ts';
import { callsIn } from '#test/support/shell-commands.ts';

/** Arguments of each plateno call of a pipeline. */
type Pipeline = readonly (readonly string[])[];
export type DocumentedLine = Readonly<{ text: string; pipelines: readonly Pipeline[] }>;

/** Documented commands that another test runs, or that are only mentioned, each with the reason. */
const runElsewhere: readonly (readonly [RegExp, reason: string])[] = [
  [/^(serve|worker)\b/, 'run until stopped: first-deployment.test.ts, running.test.ts'],
  [/^sandbox start$/, 'runs until stopped: test/integration/sandbox'],
  [/^db restore/, 'needs a second, empty database: first-deployment.test.ts'],
  [/^db rollback/, 'takes the tables away: surface.test.ts'],
  [/^webhooks (listen|trigger)\b/, 'call a running server with an API key: listen.test.ts'],
  [/^webhooks (deliveries|replay)$/, 'named without their endpoint: webhooks.test.ts'],
  [/^seed$/, 'fills the database for minutes by default: seed.test.ts runs it small'],
  [/^privacy (erase|export)$/, 'named without the person; the lines with one are run'],
  [/^stripe check .*--key-file/, 'needs a file with a key: stripe.test.ts'],
  [/^accounts refresh ID$/, 'needs an account at the provider: accounts.test.ts'],
  [/^(bills (run|show)|operator setup$)/, 'need an operator, fees and a bill: bills.test.ts'],
  [/^sandbox( |$)/, 'a topic, or a value left out: money.test.ts runs sandbox dispute'],
];

const isRunElsewhere = (words: readonly string[]): boolean =>
  runElsewhere.some(([pattern]) => pattern.test(words.join(' ')));

const pipelinesOf = (line: string): Pipeline[] =>
  line
    .split('&&')
    .map((part) =>
      callsIn(part).flatMap((call) => [platenoWordsOf(call) ?? []].filter(({ length }) => length > 0)),
    )
    .filter(({ length }) => length > 0);

/** Lines that others depend on run first, deleting ones last; the rest in document order. */
const rankOf = ({ text }: DocumentedLine): number => {
  if (/resolve-mismatch|rates (?:import|fetch)|invoices anchor/.test(text)) return 0;
  if (/payments refund|status ACTIVE ID/.test(text)) return 2;
  return text.includes('privacy erase') ? 3 : 1;
};

/** Every distinct documented line that calls plateno, except those that another test runs. */
export const documentedLines = async (): Promise<readonly DocumentedLine[]> => {
  const lines = new Map<string, DocumentedLine>();
  for (const document of await readDocuments()) {
    // The command reference is generated; its examples are parsed by examples.test.ts.
    if (document.text.includes('<!-- commands -->')) continue;
    for (const text of commandLinesOf(document)) {
      const pipelines = pipelinesOf(text);
      const key = JSON.stringify(pipelines);
      if (pipelines.length === 0 || pipelines.flat().some(isRunElsewhere) || lines.has(key)) continue;
      lines.set(key, { text, pipelines });
    }
  }
  return [...lines.values()].toSorted((one, other) => rankOf(one) - rankOf(other));
};
