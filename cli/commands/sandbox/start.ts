import { Flags } from '@oclif/core';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';

export default class SandboxStart extends PlatenoCommand {
  static override summary = messages.sandboxStartSummary;
  static override enableJsonFlag = false;
  static override examples = [
    'SANDBOX_DATABASE_URL=postgres://… SANDBOX_CONTROL_TOKEN=… <%= config.bin %> sandbox start --port 8081',
  ];
  static override flags = {
    port: Flags.integer({ min: 0, max: 65_535, summary: messages.portFlag }),
  };

  async run(): Promise<void> {
    const { port } = (await this.parse(SandboxStart)).flags;
    if (port !== undefined) process.env['SANDBOX_PORT'] = String(port);
    // A separate entry point: it reads its own environment, refuses production and stops on a signal.
    await import('#sandbox/main.ts');
  }
}
