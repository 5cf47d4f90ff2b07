import { databaseTrouble } from '../../database-trouble.ts';
import { PlatenoCommand } from '../../command.ts';
import { words } from '../../words.ts';

type Finding = Readonly<{ problem: string }>;

export default class ConfigCheck extends PlatenoCommand {
  static override summary = words.configCheckSummary;
  static override examples = ['<%= config.bin %> config check', '<%= config.bin %> config check --json'];

  async run(): Promise<{ findings: Finding[] }> {
    await this.parse(ConfigCheck);
    const findings = await this.#findings();
    for (const { problem } of findings) this.log(`✗ ${problem}`);
    if (findings.length === 0) this.log(words.configGood);
    else process.exitCode = 1;
    return { findings };
  }

  /** First what is written, then whether what it names answers. */
  async #findings(): Promise<Finding[]> {
    const { ConfigurationProblem } = await import('#platform/config.ts');
    const { pendingMigrations } = await import('#platform/database/migrate.ts');
    try {
      return await this.withConfig(async ({ database }) => {
        const pending = await pendingMigrations(database.url);
        return pending.length === 0 ? [] : [{ problem: `${words.migrationsPending} ${pending.join(', ')}` }];
      });
    } catch (error) {
      if (error instanceof ConfigurationProblem) return error.problems.map((problem) => ({ problem }));
      const trouble = error instanceof Error ? databaseTrouble(error) : undefined;
      if (trouble === undefined) throw error;
      return [{ problem: trouble.message }];
    }
  }
}
