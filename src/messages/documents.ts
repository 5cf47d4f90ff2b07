/** Messages of a document that cannot be printed now. */
export const bg = {
  'documents.away': 'Документите временно не могат да се отпечатат. Опитайте пак след малко.',
  'documents.failed': 'Документът не можа да се отпечата. Опитайте пак след малко.',
  'documents.busy': 'Твърде много документи чакат за печат. Опитайте пак след няколко секунди.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'documents.away': 'Documents cannot be printed at the moment. Try again shortly.',
  'documents.failed': 'The document could not be printed. Try again shortly.',
  'documents.busy': 'Too many documents are waiting to be printed. Try again in a few seconds.',
};
