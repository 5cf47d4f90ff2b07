/**
 * Beginnings that a spreadsheet treats as a formula, also after spaces and in full-width forms (security, "Files").
 */
const formula = String.raw`^[\s\u00a0\u3000]*[-=+@\t\r＝＋－＠]`;
/** The same within a text, where a program with other separators, or one that ignores quotes, begins a cell. */
const laterFormula = String.raw`([,;"\t\n\r][\s\u00a0\u3000]*)([-=+@＝＋－＠])`;
/** Cheap first test: most texts hold none of these. */
const beginning = String.raw`[-=+@\t\r＝＋－＠]`;

/** SQL: a leading apostrophe turns a formula into text; workbooks and JSON lines keep the exact text. */
export const guardedSql = (sql: string): string => {
  const atStart = `case when ${sql} ~ '${formula}' then '''' || ${sql} else ${sql} end`;
  const everywhere = `regexp_replace(${atStart}, '${laterFormula}', '\\1''\\2', 'g')`;
  return `case when ${sql} ~ '${beginning}' then ${everywhere} else ${sql} end`;
};

const atStart = new RegExp(formula);
const later = new RegExp(laterFormula, 'g');

/** The same for a text in memory. */
export const guardedText = (text: string): string =>
  (atStart.test(text) ? `'${text}` : text).replaceAll(later, "$1'$2");
