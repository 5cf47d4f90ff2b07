import { Args } from '@oclif/core';
import type { FileFault } from '#modules/closing/index.ts';
import { PlatenoCommand } from '../../command.ts';
import { readMonthFiles } from '../../month-files.ts';
import { fill, messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class MonthsVerifyFiles extends PlatenoCommand {
  static override summary = messages.verifyFilesSummary;
  static override examples = ['<%= config.bin %> months verify-files plateno-agro-2026-10-r1.zip'];
  static override args = {
    path: Args.string({ ignoreStdin: true, required: true, description: messages.verifyFilesPath }),
  };

  async run(): Promise<Readonly<{ verified: number; faults: readonly FileFault[] }>> {
    const { path } = (await this.parse(MonthsVerifyFiles)).args;
    const files = await readMonthFiles(path).catch(() =>
      this.error(fill(messages.filesUnreadable, { path }), { exit: 2 }),
    );
    const { verifyFiles, verifyProofs } = await import('#modules/closing/index.ts');
    const [checked, proofs] = [verifyFiles(files), await verifyProofs(files)];
    const result = {
      verified: checked.verified + proofs.verified,
      faults: [...checked.faults, ...proofs.faults],
    };
    for (const { path: file, line, fault } of result.faults) this.log(tabbed([file, line ?? '', fault]));
    const count = result.faults.length;
    this.log(
      count === 0
        ? fill(messages.filesClean, { count: result.verified })
        : fill(messages.filesWrong, { count }),
    );
    if (count > 0) process.exitCode = 1;
    return result;
  }
}
