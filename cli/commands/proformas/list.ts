import { Flags } from '@oclif/core';
import {
  listProformas,
  proformaKinds,
  proformaStates,
  type ProformaSummary,
} from '#contract/proformas/proformas.ts';
import { idFlag } from '../../arguments.ts';
import { amountCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf, periodFlags } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<ProformaSummary> = {
  id: ({ id }) => id,
  kind: ({ kind }) => kind,
  number: ({ number }) => number,
  merchant: ({ merchantName }) => merchantName,
  customer: ({ customerName }) => customerName,
  total: ({ total }) => amountCell(total),
  open: ({ open }) => amountCell(open),
  currency: ({ currency }) => currency,
  valid: ({ validUntil }) => validUntil,
  state: ({ state }) => state,
};

export default class ProformasList extends PlatenoCommand {
  static override upTo = 'proformas' as const;
  static override summary = messages.proformasListSummary;
  static override examples = [
    '<%= config.bin %> proformas list --merchant 7 --state SENT',
    '<%= config.bin %> proformas list --kind OFFER --json',
  ];
  static override flags = {
    ...listFlagsOf(listProformas),
    ...periodFlags,
    merchant: idFlag({ summary: messages.merchantFlag }),
    customer: idFlag({ summary: messages.proformaCustomerFlag }),
    kind: Flags.option({ options: proformaKinds })({ summary: messages.proformaKindFlag }),
    state: Flags.option({ options: proformaStates })({ summary: messages.proformaStateFlag }),
  };

  async run(): Promise<{ total: number; proformas: ProformaSummary[] }> {
    const {
      merchant: merchantId,
      customer: customerId,
      kind,
      state,
      from,
      to,
      ...list
    } = (await this.parse(ProformasList)).flags;
    const query = { ...listQueryOf(list), merchantId, customerId, kind, state, from, to };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listProformas, { query })));
    this.page(page, columns, messages.noProformas);
    return { total: page.total, proformas: page.rows };
  }
}
