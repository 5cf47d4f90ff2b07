import { Flags } from '@oclif/core';
import {
  businessTypes,
  listMerchants,
  merchantStatuses,
  type Merchant,
} from '#contract/merchants/merchants.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import type { Columns } from '../../table.ts';
import { messages } from '../../messages.ts';

const columns: Columns<Merchant> = {
  id: ({ id }) => id,
  business: ({ businessName }) => businessName,
  email: ({ email }) => email,
  'tax id': ({ taxId }) => taxId,
  plan: ({ plan }) => plan,
  status: ({ status }) => status,
};

export default class MerchantsList extends PlatenoCommand {
  static override upTo = 'merchants' as const;
  static override summary = messages.merchantsListSummary;
  static override examples = [
    '<%= config.bin %> merchants list --status PENDING',
    '<%= config.bin %> merchants list --sort=-createdAt --limit 10 --json',
  ];
  static override flags = {
    ...listFlagsOf(listMerchants),
    status: Flags.option({ options: merchantStatuses })({ summary: messages.stateFlag }),
    'business-type': Flags.option({ options: businessTypes })({ summary: messages.businessTypeFlag }),
  };

  async run(): Promise<{ total: number; merchants: Merchant[] }> {
    const { status, 'business-type': businessType, ...list } = (await this.parse(MerchantsList)).flags;
    const query = { ...listQueryOf(list), status, businessType };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listMerchants, { query })));
    this.page(page, columns, messages.noMerchants);
    return { total: page.total, merchants: page.rows };
  }
}
