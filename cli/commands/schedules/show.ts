import { getSchedule, type Schedule } from '#contract/schedules/schedules.ts';
import { oneId } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';
import { tabbed } from '../../table.ts';

export default class SchedulesShow extends PlatenoCommand {
  static override upTo = 'schedules' as const;
  static override summary = messages.schedulesShowSummary;
  static override examples = [
    '<%= config.bin %> schedules show 7',
    '<%= config.bin %> schedules show 7 --json',
  ];
  static override args = { schedule: oneId };

  async run(): Promise<Schedule> {
    const { schedule: id } = (await this.parse(SchedulesShow)).args;
    const schedule = await this.asOperator(({ ask }) => ask(getSchedule, { params: { id } }));
    const { content: _, card, runs, ...facts } = schedule;
    this.facts({ ...facts, card: card === null ? null : `${card.brand} ${card.last4}` });
    for (const { period, state, problem, total, invoiceNumber, charge } of runs)
      this.log(tabbed([period, state, problem, amountCell(total), invoiceNumber, charge]));
    return schedule;
  }
}
