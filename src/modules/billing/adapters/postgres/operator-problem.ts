import type { Database } from '#platform/database/database.ts';
import { problemsOfOperator, type OperatorProblem } from '../../domain/operator.ts';

/** What the merchant lacks to be the operator; for the check of the configuration, which starts no product. */
export const readOperatorProblems = async (
  { database }: Readonly<{ database: Pick<Database, 'rows'> }>,
  id: number,
): Promise<readonly OperatorProblem[]> => {
  const [row] = await database.rows<Parameters<typeof problemsOfOperator>[0] & object>(
    `select status = 'ACTIVE' and closed_at is null as "isAccepting", tax_id as "taxId", vat_number as "vatNumber",
       address, iban from merchants where id = :id`,
    { id },
  );
  return problemsOfOperator(row ?? null);
};
