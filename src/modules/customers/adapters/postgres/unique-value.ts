import { InvalidFields } from '#kernel/failure.ts';
import { sqlStateOf } from '#platform/database/sql-state.ts';

const uniqueViolation = '23505';

/** Runs a write; a value that must be unique and is not is a problem of its field. @throws InvalidFields */
export const withUnique = async <T>(field: string, code: string, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    if (sqlStateOf(error) !== uniqueViolation) throw error;
    throw new InvalidFields([{ field, code }]);
  }
};
