import * as z from 'zod';
import { text, variables } from './variable.ts';

const urlOf = (role: string): string => `postgres://${role}:PASSWORD@127.0.0.1:5432/plateno`;

/** Connections to PostgreSQL, and its backups. */
export const databaseVariables = {
  DATABASE_URL: text().register(variables, {
    description: 'the database, as the role of the application',
    example: urlOf('plateno_app'),
    isSecret: true,
    details: 'Unset in development: an embedded PostgreSQL under `DATA_DIR`.',
  }),
  DATABASE_MIGRATOR_URL: text()
    .optional()
    .register(variables, {
      description: 'the database, as the role that owns the schema',
      example: urlOf('plateno_migrator'),
      defaultText: 'DATABASE_DIRECT_URL, else DATABASE_URL',
      isSecret: true,
      details: 'Used by `plateno db migrate`, `db backup` and `db restore`.',
    }),
  DATABASE_DIRECT_URL: text()
    .optional()
    .register(variables, {
      description: 'the database past the pooler that DATABASE_URL goes through',
      example: urlOf('plateno_app'),
      defaultText: 'DATABASE_URL, without a pooler',
      isSecret: true,
      details:
        'Setting it says that `DATABASE_URL` is a pooler in transaction mode: [a large installation](scaling.md).',
    }),
  DATABASE_REPLICA_URL: text().optional().register(variables, {
    description: 'a replica of the database',
    example: 'postgres://plateno_app:PASSWORD@replica.example.com:5432/plateno?sslmode=verify-full',
    isSecret: true,
    details: 'Answers lists of the back office and exports: [a large installation](scaling.md).',
  }),
  BACKUPS: z.enum(['own', 'elsewhere']).default('own').register(variables, {
    description: 'who makes the backups of the database',
    example: 'elsewhere',
    details:
      '`own`: `db backup`, whose last one the alert, the back office and the doctor watch. `elsewhere`: another program, which watches over its backups itself.',
  }),
};
