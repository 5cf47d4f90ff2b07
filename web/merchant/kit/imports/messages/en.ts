/** The dialog that imports a file. */
export const en = {
  imports: {
    title: 'Import from a file',
    file: 'File, up to 5,000 rows',
    check: 'Check',
    submit: 'Import',
    checked:
      'Rows: {rows}. New: {created}. Changed: {changed}. Unchanged: {unchanged}. Nothing is stored yet.',
    done: 'Imported rows: {rows}. New: {created}. Changed: {changed}. Unchanged: {unchanged}.',
    errors:
      'Correct these rows or choose below how the file is read, and check it again. Nothing was stored.',
    row: 'Row',
    cell: 'Cell',
    problem: 'What to correct',
    format: '{kind}. The headings are in row {row}.',
    worksheet: 'Worksheet',
    columns: 'What the columns are',
    leftOut: 'Left out',
    decimals: 'Decimals come after',
    byFile: 'As the file shows',
    comma: 'a comma: 12,50',
    point: 'a point: 12.50',
    failed: 'The file was not imported',
  },
};
