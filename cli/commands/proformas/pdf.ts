import { getProformaPdf } from '#contract/proformas/proformas.ts';
import { oneId, outputFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';
import { writeOut } from '../../write-out.ts';

export default class ProformasPdf extends PlatenoCommand {
  static override upTo = 'proformas' as const;
  static override summary = messages.proformaPdfSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> proformas pdf 21 --output proforma-21.pdf',
    '<%= config.bin %> proformas pdf 21 > proforma.pdf',
  ];
  static override args = { proforma: oneId };
  static override flags = { output: outputFlag() };

  async run(): Promise<void> {
    const { args, flags } = await this.parse(ProformasPdf);
    await this.asOperator(async ({ ask }) =>
      writeOut(await ask(getProformaPdf, { params: { id: args.proforma } }), flags.output),
    );
    if (flags.output) this.notify(fill(messages.written, { file: flags.output }));
  }
}
