import { fileFlag } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class InvoicesAnchor extends PlatenoCommand {
  static override summary = messages.anchorSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> invoices anchor --to /mnt/elsewhere/anchors.jsonl',
    '<%= config.bin %> invoices anchor --to - | ssh vault "cat >> anchors.jsonl"',
  ];
  static override flags = { to: fileFlag({ required: true, summary: messages.anchorToFlag }) };

  async run(): Promise<void> {
    const { to } = (await this.parse(InvoicesAnchor)).flags;
    const written = await this.asOperator(async ({ application, actor }) => {
      const { AnchorFile, AnchorNumbers } = await import('#modules/invoices/index.ts');
      const toOutput = {
        read: async () => '',
        append: async (lines: readonly string[]) => lines.forEach((line) => this.log(line)),
      };
      const store = to === '-' ? toOutput : new AnchorFile(to);
      return application.resolve(AnchorNumbers).execute({ actor, store });
    });
    this.notify(fill(messages.anchored, { count: written }));
  }
}
