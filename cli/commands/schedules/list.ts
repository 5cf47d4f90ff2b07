import { Flags } from '@oclif/core';
import { listSchedules, scheduleStates, type ScheduleSummary } from '#contract/schedules/schedules.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<ScheduleSummary> = {
  id: ({ id }) => id,
  next: ({ nextOn }) => nextOn,
  merchant: ({ merchantName }) => merchantName,
  customer: ({ customerName }) => customerName,
  about: ({ about }) => about,
  every: ({ every, day }) => `${every} ${day}`,
  total: ({ total }) => amountCell(total),
  currency: ({ currency }) => currency,
  state: ({ state }) => state,
  waiting: ({ openRuns, problem }) => (problem === null ? openRuns : `${openRuns} ${problem}`),
};

export default class SchedulesList extends PlatenoCommand {
  static override upTo = 'schedules' as const;
  static override summary = messages.schedulesListSummary;
  static override examples = [
    '<%= config.bin %> schedules list --merchant 7 --state ACTIVE',
    '<%= config.bin %> schedules list --waits --json',
  ];
  static override flags = {
    ...listFlagsOf(listSchedules),
    merchant: idFlag({ summary: messages.merchantFlag }),
    customer: idFlag({ summary: messages.mandateCustomerFlag }),
    state: Flags.option({ options: scheduleStates })({ summary: messages.scheduleStateFlag }),
    waits: Flags.boolean({ summary: messages.scheduleWaitsFlag }),
  };

  async run(): Promise<{ total: number; schedules: ScheduleSummary[] }> {
    const {
      merchant: merchantId,
      customer: customerId,
      state,
      waits,
      ...list
    } = (await this.parse(SchedulesList)).flags;
    const query = {
      ...listQueryOf(list),
      merchantId,
      customerId,
      state,
      ...(waits ? { waits: 'true' as const } : {}),
    };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listSchedules, { query })));
    this.page(page, columns, messages.noSchedules);
    return { total: page.total, schedules: page.rows };
  }
}
