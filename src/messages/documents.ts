/** Messages of a document that cannot be printed now. */
export const bg = {
  'documents.away': 'Документите временно не могат да се отпечатат. Опитайте пак след малко.',
  'documents.failed': 'Документът не можа да се отпечата. Опитайте пак след малко.',
  'documents.busy': 'Много документи чакат за печат. Опитайте пак след около {seconds} сек.',
} as const;

export const en: Record<keyof typeof bg, string> = {
  'documents.away': 'Documents cannot be printed at the moment. Try again shortly.',
  'documents.failed': 'The document could not be printed. Try again shortly.',
  'documents.busy': 'Many documents are waiting to be printed. Try again in about {seconds} seconds.',
};
