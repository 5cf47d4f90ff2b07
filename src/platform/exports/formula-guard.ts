/**
 * Beginnings that a spreadsheet treats as a formula, also after spaces and in full-width forms (security, "Files").
 */
const formula = String.raw`^[\s\u00a0\u3000]*[-=+@\t\r＝＋－＠]`;
/** The same within a text, where a program with other separators, or one that ignores quotes, begins a cell. */
const laterFormula = String.raw`([,;"\t\n\r][\s\u00a0\u3000]*)([-=+@＝＋－＠])`;
/** Marks that turn a text around: a row of an older release may hold one. */
const turning = String.raw`[\u202a-\u202e\u2066-\u2069]`;
/** Cheap first test: most texts hold none of these. */
const beginning = String.raw`[-=+@\t\r＝＋－＠\u202a-\u202e\u2066-\u2069]`;

/**
 * SQL: a leading apostrophe turns a formula into text, and marks that turn a text around are left out; JSON lines keep
 * the exact text.
 */
export const guardedSql = (sql: string): string => {
  const still = `regexp_replace(${sql}, '${turning}', '', 'g')`;
  const atStart = `case when ${still} ~ '${formula}' then '''' || ${still} else ${still} end`;
  const everywhere = `regexp_replace(${atStart}, '${laterFormula}', '\\1''\\2', 'g')`;
  return `case when ${sql} ~ '${beginning}' then ${everywhere} else ${sql} end`;
};

const atStart = new RegExp(formula);
const later = new RegExp(laterFormula, 'g');
const turningMarks = new RegExp(turning, 'g');

/** The same for a text in memory. */
export const guardedText = (text: string): string => {
  const still = text.replaceAll(turningMarks, '');
  return (atStart.test(still) ? `'${still}` : still).replaceAll(later, "$1'$2");
};
