import { getLink, type PaymentLink } from '#contract/links/links.ts';
import { oneId } from '../../arguments.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';

export default class LinksShow extends PlatenoCommand {
  static override summary = messages.linkShowSummary;
  static override examples = ['<%= config.bin %> links show 15', '<%= config.bin %> links show 15 --json'];
  static override args = { link: oneId };

  async run(): Promise<PaymentLink> {
    const { args } = await this.parse(LinksShow);
    const link = await this.asOperator(({ ask }) => ask(getLink, { params: { id: args.link } }));
    this.facts(link);
    return link;
  }
}
