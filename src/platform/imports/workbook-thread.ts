import { parentPort, workerData } from 'node:worker_threads';
import { checkZip } from './check-zip.ts';
import { UnreadableTable } from './table.ts';
import type { WorkbookRows } from './workbook-cells.ts';
import { readWorkbookCells } from './workbook-cells.ts';

/** What the thread is asked to read. */
export type WorkbookRequest = Readonly<{ bytes: Uint8Array; mostRows: number; worksheet: string | null }>;
/** The rows, or why the workbook cannot be read. */
export type WorkbookAnswer =
  | Readonly<{ found: WorkbookRows }>
  | Readonly<{ refused: Pick<UnreadableTable, 'code' | 'params' | 'row'> }>;

const { bytes, ...options } = workerData as WorkbookRequest;

const answer = async (): Promise<WorkbookAnswer> => {
  try {
    await checkZip(bytes);
    return { found: await readWorkbookCells(bytes, options) };
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    return { refused: { code: error.code, params: error.params, row: error.row } };
  }
};

parentPort!.postMessage(await answer());
