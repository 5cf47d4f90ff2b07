import type { AttentionItem } from '#kernel/attention-item.ts';
import type { Gauge } from '#kernel/gauge.ts';
import type { HtmlPrinter } from './html-printer.ts';

type Watched = Pick<HtmlPrinter, 'health'>;

/** Counts 1 while this process cannot start the browser that prints documents, with the reason. */
export const printerAttention = (printer: Watched): AttentionItem<'DOCUMENTS_AWAY'> => ({
  kind: 'DOCUMENTS_AWAY',
  count: async () => (printer.health().state === 'away' ? 1 : 0),
  reason: () => {
    const health = printer.health();
    return health.state === 'away' ? health.reason : undefined;
  },
});

/** 1 while this process cannot start the browser that prints documents, else 0. */
export const printerGauge = (printer: Watched): Gauge => ({
  name: 'plateno_documents_away',
  help: '1 while this process cannot start the browser that prints documents, else 0.',
  read: async () => (printer.health().state === 'away' ? 1 : 0),
});
