import { PlatenoCommand } from '../command.ts';
import { words } from '../words.ts';

export default class Version extends PlatenoCommand {
  static override summary = words.versionSummary;
  static override examples = ['<%= config.bin %> version', '<%= config.bin %> version --json'];

  async run(): Promise<{ version: string; node: string }> {
    await this.parse(Version);
    const versions = { version: this.config.version, node: process.version };
    this.log(`${this.config.bin} ${versions.version} (Node ${versions.node})`);
    return versions;
  }
}
