import { listAccountants } from '#contract/team/invitations.ts';
import { getMerchant } from '#contract/merchants/merchants.ts';
import { listTeam } from '#contract/team/team.ts';
import { oneId } from '../../arguments.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

type Person = Readonly<{
  userId: number;
  email: string;
  firstName: string;
  lastName: string;
  role: string;
  since: string;
}>;

const columns: Columns<Person> = {
  user: ({ userId }) => userId,
  email: ({ email }) => email,
  name: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  role: ({ role }) => role,
  since: ({ since }) => timeCell(since),
};

export default class MerchantsTeam extends PlatenoCommand {
  static override upTo = 'team' as const;
  static override summary = messages.merchantTeamSummary;
  static override examples = [
    '<%= config.bin %> merchants team 7',
    '<%= config.bin %> merchants team 7 --json',
  ];
  static override args = { merchant: oneId };

  async run(): Promise<{ team: Person[] }> {
    const { args } = await this.parse(MerchantsTeam);
    const id = Number(args.merchant);
    const team = await this.asOperator(async ({ ask }) => {
      await ask(getMerchant, { params: { id } });
      const members = await ask(listTeam);
      const accountants = await ask(listAccountants);
      return [
        ...members.map((member): Person => ({ ...member, since: member.createdAt })),
        ...accountants.map((accountant): Person => ({
          ...accountant,
          role: 'ACCOUNTANT',
          since: accountant.assignedAt,
        })),
      ].map(({ userId, email, firstName, lastName, role, since }) => ({
        userId,
        email,
        firstName,
        lastName,
        role,
        since,
      }));
    }, id);
    this.table(team, columns, messages.noTeam);
    return { team };
  }
}
