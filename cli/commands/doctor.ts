import type { Invariant } from '#kernel/invariant.ts';
import type { Sentences } from '#kernel/sentences.ts';
import { PlatenoCommand } from '../command.ts';
import { startProgress } from '../progress.ts';
import { cliLanguage, fill, words } from '../words.ts';

type Finding = Readonly<{ code: string; holds: boolean; violations: readonly string[] }>;

const examine = async (invariants: readonly Invariant[]): Promise<Finding[]> => {
  const progress = startProgress({ total: invariants.length });
  const found: Finding[] = [];
  for (const { code, violations } of invariants) {
    const broken = await violations();
    found.push({ code, holds: broken.length === 0, violations: broken });
    progress.advance();
  }
  progress.end();
  return found;
};

export default class Doctor extends PlatenoCommand {
  static override summary = words.doctorSummary;
  static override examples = ['<%= config.bin %> doctor', '<%= config.bin %> doctor --json'];

  async run(): Promise<{ findings: Finding[] }> {
    await this.parse(Doctor);
    const findings = await this.withApplication(({ invariants }) => examine(invariants));
    const { sentences } = await import('#words/sentences.ts');
    for (const finding of findings) this.#tell(finding, sentences);
    const sick = findings.filter(({ holds }) => !holds).length;
    this.log(sick === 0 ? words.doctorClean : fill(words.doctorSick, { count: sick }));
    if (sick > 0) process.exitCode = 1;
    return { findings };
  }

  #tell({ code, holds, violations }: Finding, sentences: Sentences): void {
    this.log(`${holds ? '✓' : '✗'} ${sentences.say(cliLanguage, code)}`);
    for (const violation of violations) this.log(`    ${violation}`);
  }
}
