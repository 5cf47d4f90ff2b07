import { listErasureRequests, type ErasureRequest } from '#contract/payers/erasure-requests.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { listFlagsOf, listQueryOf, pageOf } from '../../list-flags.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<ErasureRequest> = {
  id: ({ id }) => id,
  email: ({ email }) => email,
  asked: ({ askedAt }) => timeCell(askedAt),
  answerBy: ({ answerBy }) => answerBy,
};

export default class PrivacyRequests extends PlatenoCommand {
  static override upTo = 'payers' as const;
  static override summary = messages.privacyRequestsSummary;
  static override examples = ['<%= config.bin %> privacy requests'];

  static override flags = listFlagsOf(listErasureRequests);

  async run(): Promise<{ total: number; requests: ErasureRequest[] }> {
    const { flags } = await this.parse(PrivacyRequests);
    const query = listQueryOf(flags);
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listErasureRequests, { query })));
    this.page(page, columns, messages.noErasureRequests);
    return { total: page.total, requests: page.rows };
  }
}
