/** Navigation state that scrolls /pricing to its questions. */
export const questionsSection = { chapter: 'questions' } as const;
