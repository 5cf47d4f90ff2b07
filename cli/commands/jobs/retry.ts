import { getJob, retryJob, type Job } from '#contract/jobs.ts';
import { manyIds } from '../../arguments.ts';
import { BulkCommand, dryRunFlag, type Outcomes } from '../../bulk-command.ts';
import { fill, messages } from '../../messages.ts';

export default class JobsRetry extends BulkCommand {
  static override summary = messages.jobsRetrySummary;
  static override examples = [
    '<%= config.bin %> jobs retry 0199a1b2-4c5d-7e6f-8a9b-0c1d2e3f4a5b',
    '<%= config.bin %> jobs list --state FAILED | <%= config.bin %> jobs retry',
  ];
  static override args = { jobs: manyIds };
  static override flags = dryRunFlag;

  async run(): Promise<Outcomes<Job>> {
    const { argv, flags } = await this.parse(JobsRetry);
    const isDry = flags['dry-run'];
    return this.doEach({
      ids: await this.namesOf(argv),
      each: (ask, id) => ask(isDry ? getJob : retryJob, { params: { id } }),
      describe: ({ name, state }) =>
        `${isDry ? fill(messages.would, { now: `${state} → WAITING` }) : state}\t${name}`,
    });
  }
}
