import type { Config } from '#platform/config.ts';
import type { PlaceProblem } from '#platform/config-places.ts';
import type { OperatorProblem } from '#modules/billing/index.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

type Finding = Readonly<{ problem: string }>;
type Warning = Readonly<{ risk: string }>;
/** What the operator lacks, and the note that there is none. */
const operatorFindings = async ({
  database: { url },
  operatorMerchantId: id,
}: Config): Promise<Readonly<{ problems: string[]; risks: string[] }>> => {
  if (id === null) return { problems: [], risks: [messages.operatorNone] };
  const { openDatabase } = await import('#platform/database/open-database.ts');
  const { readOperatorProblems } = await import('#modules/billing/index.ts');
  const { database, close } = openDatabase(url, { size: 1 });
  try {
    const problems = await readOperatorProblems({ database }, id);
    const text = (problem: OperatorProblem) => fill(messages[`operatorProblem${problem}`], { id });
    return { problems: problems.map(text), risks: [] };
  } finally {
    await close();
  }
};

type Checked = Readonly<{ findings: Finding[]; warnings: Warning[] }>;

/** Missing or old exchange rates: new business in USD is refused. */
const ratesRisk = async (url: string): Promise<string | null> => {
  const { openDatabase } = await import('#platform/database/open-database.ts');
  const { ratesProblem } = await import('#modules/rates/index.ts');
  const { database, close } = openDatabase(url, { size: 1 });
  try {
    const problem = await ratesProblem({ database, clock: { now: () => new Date() } });
    return problem === null ? null : `${problem}: plateno rates fetch`;
  } finally {
    await close();
  }
};

const placeText = ({ variable, place, fault }: PlaceProblem): string =>
  fill(messages[`place.${fault}`], { variable, place });

const risky: readonly PlaceProblem['fault'][] = ['no-answer', 'readable-by-others'];
const isRisk = ({ fault }: PlaceProblem): boolean => risky.includes(fault);

/** The databases beside `DATABASE_URL` that do not respond, named by their variables. */
const silentDatabases = async (
  databases: Readonly<Record<string, string | undefined>>,
): Promise<string[]> => {
  const { expectAnswer } = await import('#platform/database/clients.ts');
  const { databaseProblem } = await import('../../database-problem.ts');
  const problems = Object.entries(databases).map(async ([variable, url]) => {
    if (url === undefined) return [];
    return expectAnswer(url).then(
      () => [],
      (error: Error) => [`${variable}: ${databaseProblem(error)?.message ?? error.message}`],
    );
  });
  return (await Promise.all(problems)).flat();
};

const databasesBeside = ({ url, migratorUrl, directUrl, replicaUrl }: Config['database']) => ({
  DATABASE_MIGRATOR_URL: [url, directUrl].includes(migratorUrl) ? undefined : migratorUrl,
  DATABASE_DIRECT_URL: directUrl === url ? undefined : directUrl,
  DATABASE_REPLICA_URL: replicaUrl,
});

export default class ConfigCheck extends PlatenoCommand {
  static override summary = messages.configCheckSummary;
  static override examples = ['<%= config.bin %> config check', '<%= config.bin %> config check --json'];

  async run(): Promise<Checked> {
    await this.parse(ConfigCheck);
    const { findings, warnings } = await this.#check();
    for (const { risk } of warnings) this.log(`! ${risk}`);
    for (const { problem } of findings) this.log(`✗ ${problem}`);
    if (findings.length === 0) this.log(messages.configGood);
    else process.exitCode = 1;
    return { findings, warnings };
  }

  /** Checks the files and programs that the variables name, the values, and whether the databases answer. */
  async #check(): Promise<Checked> {
    const { placeProblems } = await import('#platform/config-places.ts');
    const places = await placeProblems(process.env);
    const wrong = places.filter((place) => !isRisk(place));
    // Without its certificate a database cannot be asked.
    const mayAsk = !wrong.some(({ variable }) => variable.startsWith('DATABASE_'));
    const { problems, risks } = await this.#checkValues(mayAsk);
    return {
      findings: [...wrong.map(placeText), ...problems].map((problem) => ({ problem })),
      warnings: [...places.filter(isRisk).map(placeText), ...risks].map((risk) => ({ risk })),
    };
  }

  async #checkValues(mayAsk: boolean): Promise<Readonly<{ problems: readonly string[]; risks: string[] }>> {
    const { ConfigurationProblem } = await import('#platform/config.ts');
    try {
      return await this.withConfig(async (config) => {
        const { problems, risks } = mayAsk ? await this.#askDatabases(config) : { problems: [], risks: [] };
        return { problems, risks: [...config.risks, ...risks] };
      });
    } catch (error) {
      if (error instanceof ConfigurationProblem) return { problems: error.problems, risks: [] };
      const { databaseProblem } = await import('../../database-problem.ts');
      const trouble = error instanceof Error ? databaseProblem(error) : undefined;
      if (trouble === undefined) throw error;
      return { problems: [trouble.message], risks: [] };
    }
  }

  async #askDatabases(config: Config): Promise<{ problems: string[]; risks: string[] }> {
    const { database } = config;
    const { pendingMigrations } = await import('#platform/database/migrate.ts');
    const silent = await silentDatabases(databasesBeside(database));
    const pending = await pendingMigrations(database.url);
    if (pending.length > 0)
      return {
        problems: [...silent, fill(messages.migrationsPending, { names: pending.join('\n') })],
        risks: [],
      };
    const rates = await ratesRisk(database.url);
    const operator = await operatorFindings(config);
    return {
      problems: [...silent, ...operator.problems],
      risks: [...(rates === null ? [] : [rates]), ...operator.risks],
    };
  }
}
