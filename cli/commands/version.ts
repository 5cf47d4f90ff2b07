import { PlatenoCommand } from '../command.ts';
import { messages } from '../messages.ts';

export default class Version extends PlatenoCommand {
  static override summary = messages.versionSummary;
  static override examples = ['<%= config.bin %> version', '<%= config.bin %> version --json'];

  async run(): Promise<{ version: string; node: string }> {
    await this.parse(Version);
    const versions = { version: this.config.version, node: process.version };
    this.log(`${this.config.bin} ${versions.version} (Node ${versions.node})`);
    return versions;
  }
}
