import { Flags } from '@oclif/core';
import { listAudit, type AuditEntry } from '#contract/audit.ts';
import { timeCell } from '../cells.ts';
import { PlatenoCommand } from '../command.ts';
import { listFlagsOf, listQueryOf, pageOf, periodFlags } from '../list-flags.ts';
import type { Columns } from '../table.ts';
import { messages } from '../messages.ts';

const columns: Columns<AuditEntry> = {
  id: ({ id }) => id,
  at: ({ at }) => timeCell(at),
  who: ({ username, actor }) => username ?? actor,
  did: ({ action }) => action,
  to: ({ subjectType, subjectId }) => `${subjectType} ${subjectId}`,
  facts: ({ data }) => JSON.stringify(data),
};

export default class Audit extends PlatenoCommand {
  static override summary = messages.auditSummary;
  static override examples = [
    '<%= config.bin %> audit --action merchant.status-changed --from 2026-11-01',
    '<%= config.bin %> audit --subject payment:1043 --json',
  ];
  static override flags = {
    ...listFlagsOf(listAudit),
    ...periodFlags,
    actor: Flags.string({ summary: messages.actorFlag }),
    action: Flags.string({ summary: messages.actionFlag }),
    subject: Flags.string({ summary: messages.subjectFlag }),
  };

  async run(): Promise<{ total: number; entries: AuditEntry[] }> {
    const { actor, action, subject, from, to, ...list } = (await this.parse(Audit)).flags;
    const [subjectType, subjectId] = subject?.split(':') ?? [];
    const query = { ...listQueryOf(list), actor, action, subjectType, subjectId, from, to };
    const page = await this.asOperator(async ({ ask }) => pageOf(await ask(listAudit, { query })));
    this.page(page, columns, messages.noAudit);
    return { total: page.total, entries: page.rows };
  }
}
