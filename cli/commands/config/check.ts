import { databaseProblem } from '../../database-problem.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

type Finding = Readonly<{ problem: string }>;
type Warning = Readonly<{ risk: string }>;
type Checked = Readonly<{ findings: Finding[]; warnings: Warning[] }>;

/** Missing or old exchange rates: new business in USD is refused. */
const ratesRisk = async (url: string): Promise<string | null> => {
  const { openDatabase } = await import('#platform/database/open-database.ts');
  const { ratesProblem } = await import('#modules/payments/index.ts');
  const { database, close } = openDatabase(url, { size: 1 });
  try {
    const problem = await ratesProblem({ database, clock: { now: () => new Date() } });
    return problem === null ? null : `${problem}: plateno rates fetch`;
  } finally {
    await close();
  }
};

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

  /** Checks the values first, then whether the servers that they name answer. */
  async #check(): Promise<Checked> {
    const { ConfigurationProblem } = await import('#platform/config.ts');
    const { pendingMigrations } = await import('#platform/database/migrate.ts');
    try {
      return await this.withConfig(async ({ database, risks }) => {
        const pending = await pendingMigrations(database.url);
        const problem = fill(messages.migrationsPending, { names: pending.join(', ') });
        const rates = pending.length === 0 ? await ratesRisk(database.url) : null;
        return {
          findings: pending.length === 0 ? [] : [{ problem }],
          warnings: [...risks, ...(rates === null ? [] : [rates])].map((risk) => ({ risk })),
        };
      });
    } catch (error) {
      if (error instanceof ConfigurationProblem) {
        return { findings: error.problems.map((problem) => ({ problem })), warnings: [] };
      }
      const trouble = error instanceof Error ? databaseProblem(error) : undefined;
      if (trouble === undefined) throw error;
      return { findings: [{ problem: trouble.message }], warnings: [] };
    }
  }
}
