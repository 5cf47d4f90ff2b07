import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { writeHalf } from './write-half.ts';

/** DATA_DIR/operator.json: the merchant of this installation that bills the others. */
type OperatorFile = Readonly<{ merchantId: number }>;

const pathIn = (dataDir: string): string => join(dataDir, 'operator.json');

/** The id of the operator; null before one was made. */
export const keptOperator = async (dataDir: string): Promise<number | null> => {
  const text = await readFile(pathIn(dataDir), 'utf8').catch(() => undefined);
  return text === undefined ? null : (JSON.parse(text) as OperatorFile).merchantId;
};

/** The variable that names the operator; none before one was made. */
export const operatorVariables = async (dataDir: string): Promise<Record<string, string>> => {
  const merchantId = await keptOperator(dataDir);
  return merchantId === null ? {} : { OPERATOR_MERCHANT_ID: String(merchantId) };
};

/** Keeps the operator for later starts and for commands that join. */
export const keepOperator = async (dataDir: string, merchantId: number): Promise<void> => {
  const file: OperatorFile = { merchantId };
  await rename(await writeHalf(pathIn(dataDir), file), pathIn(dataDir));
};
