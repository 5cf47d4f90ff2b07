import type { ExportedFile, ExportFormat } from '#kernel/list-exports.ts';
import { Download } from './route.ts';

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  'json-lines': 'application/jsonl',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A list as a file, sent while it is written. */
export const exportDownload = (format: ExportFormat, { fileName, content }: ExportedFile): Download =>
  new Download({ type: types[format], fileName, content, isWorkbook: format === 'excel' });
