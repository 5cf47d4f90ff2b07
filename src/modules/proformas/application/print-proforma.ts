import type { StoredProforma } from './proforma-rows.ts';

/**
 * The proforma as PDF, marked as no tax document, with what is open to be paid by link and by bank.
 * @param signal aborted when the caller leaves
 * @throws DocumentsAway, PrintFailed, PrintQueueFull, CallerLeft
 */
export type PrintProforma = (
  proforma: StoredProforma,
  signal: AbortSignal,
) => Promise<Readonly<{ fileName: string; content: Uint8Array }>>;
