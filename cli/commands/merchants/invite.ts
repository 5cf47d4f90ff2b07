import { Args, Flags } from '@oclif/core';
import { createInvitation, type Invitation } from '#contract/team/invitations.ts';
import { getMerchant } from '#contract/merchants/merchants.ts';
import { merchantRoles } from '#kernel/merchant-role.ts';
import { amountFlag, oneId } from '../../arguments.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand, requestKeyFlag } from '../../command.ts';
import { fill, messages } from '../../messages.ts';

export default class MerchantsInvite extends PlatenoCommand {
  static override upTo = 'team' as const;
  static override summary = messages.merchantInviteSummary;
  static override examples = [
    '<%= config.bin %> merchants invite 7 ivan@example.bg --role CASHIER',
    '<%= config.bin %> merchants invite 7 kantora@example.bg --accountant',
  ];
  static override args = {
    merchant: oneId,
    email: Args.string({ required: true, ignoreStdin: true, description: messages.invitedEmailArgument }),
  };
  static override flags = {
    ...requestKeyFlag,
    role: Flags.option({ options: merchantRoles })({
      summary: messages.teamRoleFlag,
      exactlyOne: ['role', 'accountant'],
    }),
    accountant: Flags.boolean({ summary: messages.asAccountantFlag }),
    'refund-limit': amountFlag({ summary: messages.refundLimitFlag, dependsOn: ['role'] }),
  };

  async run(): Promise<Invitation> {
    const { args, flags } = await this.parse(MerchantsInvite);
    const id = Number(args.merchant);
    const kind = flags.accountant ? ('ACCOUNTANT' as const) : ('TEAM' as const);
    const body = { email: args.email, kind, role: flags.role, refundLimit: flags['refund-limit'] };
    const invitation = await this.asOperator(async ({ ask }) => {
      await ask(getMerchant, { params: { id } });
      return ask(createInvitation, { body });
    }, id);
    const expires = timeCell(invitation.expiresAt)!;
    this.log(fill(messages.merchantInvited, { email: invitation.email, expires }));
    return invitation;
  }
}
