import { standardOutput } from '#platform/log-destination.ts';
import { PlatenoCommand } from '../command.ts';
import { messages } from '../messages.ts';

export default class Worker extends PlatenoCommand {
  static override summary = messages.workerSummary;
  static override enableJsonFlag = false;
  static override examples = ['<%= config.bin %> worker'];

  async run(): Promise<void> {
    await this.parse(Worker);
    const { runUntilStopped } = await import('#src/run-until-stopped.ts');
    const { metrics } = await runUntilStopped(process.env, { answersHttp: false, doesJobs: true });
    // Production logs its own line, as JSON. A failed write of `process.stdout` would end the worker.
    if (process.env.NODE_ENV !== 'production')
      standardOutput().say(`${messages.workerReady} · metrics: ${metrics}`);
  }
}
