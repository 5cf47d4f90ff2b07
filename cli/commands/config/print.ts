import { PlatenoCommand } from '../../command.ts';
import { maskSecrets } from '../../mask-secrets.ts';
import { messages } from '../../messages.ts';

export default class ConfigPrint extends PlatenoCommand {
  static override summary = messages.configPrintSummary;
  static override examples = ['<%= config.bin %> config print', '<%= config.bin %> config print --json'];

  async run(): Promise<ReturnType<typeof maskSecrets>> {
    await this.parse(ConfigPrint);
    const shown = await this.withConfig(async (config) => maskSecrets(config));
    this.facts(shown);
    return shown;
  }
}
