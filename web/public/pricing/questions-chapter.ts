/** Given with the way to /pricing, it leads to the questions there and not to the top of the page. */
export const questionsChapter = { chapter: 'questions' } as const;
