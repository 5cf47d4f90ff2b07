import { Flags } from '@oclif/core';
import { PlatenoCommand } from '../command.ts';
import { messages } from '../messages.ts';

export default class Serve extends PlatenoCommand {
  static override summary = messages.serveSummary;
  static override enableJsonFlag = false;
  static override examples = [
    '<%= config.bin %> serve',
    '<%= config.bin %> serve --port 9000',
    '<%= config.bin %> serve --no-jobs',
  ];
  static override flags = {
    port: Flags.integer({ min: 0, max: 65_535, summary: messages.portFlag }),
    jobs: Flags.boolean({ default: true, allowNo: true, summary: messages.jobsFlag }),
  };

  async run(): Promise<void> {
    const { port, jobs } = (await this.parse(Serve)).flags;
    const { runUntilStopped } = await import('#src/run-until-stopped.ts');
    const env = port === undefined ? process.env : { ...process.env, PORT: String(port) };
    await runUntilStopped(env, { answersHttp: true, doesJobs: jobs });
  }
}
