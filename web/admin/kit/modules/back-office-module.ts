import type { AttentionKind, AuditAction, AuditSubject, SearchKind } from '#contract/module-vocabulary.ts';

type Messages = Readonly<{
  /** Actions and subjects of the audit log. */
  actions?: Partial<Record<AuditAction, string>>;
  subjects?: Partial<Record<AuditSubject, string>>;
  attention?: Partial<Record<AttentionKind, string>>;
  search?: Partial<Record<SearchKind, string>>;
}>;

/** Messages for what one module declares, and the pages that show it. */
export type BackOfficeModule = Readonly<{
  bg: Messages;
  en: Messages;
  pages: Readonly<{
    /** URLs of the lists with the records of an attention item. */
    attention?: Partial<Record<AttentionKind, string>>;
    /** Names of resources. */
    search?: Partial<Record<SearchKind, string>>;
    subjects?: Partial<Record<AuditSubject, string>>;
  }>;
}>;
