import { endApiKey } from '#contract/integrations/api-keys.ts';
import { keyArgument } from '../../arguments.ts';
import { confirmationFlags, PlatenoCommand } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class KeysEnd extends PlatenoCommand {
  static override summary = messages.keyEndSummary;
  static override examples = [
    '<%= config.bin %> keys end 7f3k2q5a',
    '<%= config.bin %> keys end 7f3k2q5a --yes',
  ];
  static override args = { key: keyArgument };
  static override flags = confirmationFlags;

  async run(): Promise<{ ended: string }> {
    const { args, flags } = await this.parse(KeysEnd);
    const { key: id } = args;
    await this.confirm(fill(messages.keyEndQuestion, { id }), flags);
    await this.asOperator(({ ask }) => ask(endApiKey, { params: { id } }));
    this.notify(fill(messages.keyEnded, { id }));
    return { ended: id };
  }
}
