import { mustHaveRole, type Actor } from '#kernel/actor.ts';
import { withoutPersonalData } from '#kernel/audit-data.ts';
import type { ExportedFile, ExportRequest, ListExports } from '#kernel/list-exports.ts';
import type { Page, PageRequest } from '#kernel/page.ts';
import type { Messages } from '#kernel/messages.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { keysetPage } from '../database/keyset-page.ts';
import { exportFiles } from '../exports/export-files.ts';
import { auditExport } from './audit-export.ts';
import { matchingAudit, type AuditFilters } from './matching-audit.ts';

type AuditView = Readonly<{
  id: number;
  at: string;
  actor: string;
  username: string | null;
  action: string;
  subjectType: string;
  subjectId: string;
  data: Record<string, unknown>;
  address: string | null;
}>;

const columns = `a.id, a.at, a.actor, u.username, a.action, a.subject_type as "subjectType",
  a.subject_id as "subjectId", a.data, a.address`;

type Deps = Readonly<{ database: Database; config: Config; messages: Messages; exports: ListExports }>;

/** Reads the audit log; `AuditLog` writes it. */
export class AuditTrail {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws SignInNeeded, NotAllowed */
  async list(actor: Actor, filters: AuditFilters, page: PageRequest<'id'>): Promise<Page<AuditView>> {
    mustHaveRole(actor, 'ADMIN');
    const list = { columns, ...matchingAudit(filters), sortColumn: 'a.id', idColumn: 'a.id' };
    const { items, ...rest } = await keysetPage<AuditView>(this.#deps.database, list, page);
    return {
      ...rest,
      items: items.map((item) => ({ ...item, data: { ...withoutPersonalData(item.data) } })),
    };
  }

  /** @throws SignInNeeded, NotAllowed, RateLimited */
  async file(request: ExportRequest<AuditFilters>): Promise<ExportedFile> {
    mustHaveRole(request.actor, 'ADMIN');
    const { config, database, messages, exports } = this.#deps;
    const fileName = await exports.begin('audit-log', request);
    const content = exportFiles<ExportRequest<AuditFilters>>(
      { config, database, messages },
      auditExport,
    ).write(request);
    return { fileName, content };
  }
}
