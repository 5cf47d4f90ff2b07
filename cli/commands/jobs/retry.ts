import { getJob, retryJob, type Job } from '#contract/jobs.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { messages } from '../../messages.ts';

export default class JobsRetry extends BulkCommand {
  static override summary = messages.jobsRetrySummary;
  static override examples = [
    '<%= config.bin %> jobs retry 0199a1b2-4c5d-7e6f-8a9b-0c1d2e3f4a5b',
    '<%= config.bin %> jobs list --state FAILED | <%= config.bin %> jobs retry',
  ];
  static override args = { jobs: manyIds };
  static override flags = dryRunFlag;

  async run(): Promise<Outcomes<Job>> {
    const { argv } = await this.parse(JobsRetry);
    return this.doEach({
      ids: await this.namesOf(argv),
      before: (ask, id) => ask(getJob, { params: { id } }),
      each: (ask, id) => ask(retryJob, { params: { id } }),
      changing: ({ state }) => state,
      describe: ({ name, state }) => `${state}\t${name}`,
    });
  }
}
