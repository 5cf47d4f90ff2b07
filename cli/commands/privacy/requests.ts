import { listErasureRequests, type ErasureRequest } from '#contract/payers/erasure-requests.ts';
import { timeCell } from '../../cells.ts';
import { PlatenoCommand } from '../../command.ts';
import { messages } from '../../messages.ts';
import type { Columns } from '../../table.ts';

const columns: Columns<ErasureRequest> = {
  id: ({ id }) => id,
  email: ({ email }) => email,
  asked: ({ askedAt }) => timeCell(askedAt),
};

export default class PrivacyRequests extends PlatenoCommand {
  static override upTo = 'payers' as const;
  static override summary = messages.privacyRequestsSummary;
  static override examples = ['<%= config.bin %> privacy requests'];

  async run(): Promise<{ requests: ErasureRequest[] }> {
    const requests = await this.asOperator(async ({ ask }) => ask(listErasureRequests, {}));
    this.table(requests, columns, messages.noErasureRequests);
    return { requests };
  }
}
