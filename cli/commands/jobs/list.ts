import { Flags } from '@oclif/core';
import { jobStates, listJobs, type Job } from '#contract/jobs.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<Job> = {
  id: ({ id }) => id,
  job: ({ name }) => name,
  state: ({ state }) => state,
  due: ({ dueAt }) => timeCell(dueAt),
  tries: ({ retries }) => retries,
  error: ({ error }) => error,
};

export default class JobsList extends PlatenoCommand {
  static override summary = messages.jobsListSummary;
  static override examples = [
    '<%= config.bin %> jobs list --state FAILED',
    '<%= config.bin %> jobs list --search payments.look --json',
  ];
  static override flags = {
    ...listFlagsOf(listJobs),
    state: Flags.option({ options: jobStates })({ summary: messages.stateFlag }),
  };

  async run(): Promise<{ total: number; jobs: Job[] }> {
    const { state, ...list } = (await this.parse(JobsList)).flags;
    const query = { ...listQueryOf(list), state };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listJobs, { query })));
    this.page(page, columns, messages.noJobs);
    return { total: page.total, jobs: page.rows };
  }
}
