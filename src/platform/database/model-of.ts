import { Model, snakeCaseMappers } from 'objection';
import type { Table } from './define-table.ts';

type Described = Pick<Table<Readonly<Record<never, never>>>, 'name' | 'jsonAttributes'>;

/** The objection model of a table, for repositories: `transactions.query(model)`; its rows have camelCase columns. */
export const modelOf = ({ name, jsonAttributes }: Described): typeof Model =>
  class extends Model {
    static override tableName = name;
    static override columnNameMappers = snakeCaseMappers();
    /** A transaction has one connection: relations of a graph are fetched sequentially. */
    static concurrency = 1;
    static override jsonAttributes = [...jsonAttributes];
  };
