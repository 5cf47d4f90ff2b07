/** A pattern for `like` that means the text itself, anywhere in the column. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
