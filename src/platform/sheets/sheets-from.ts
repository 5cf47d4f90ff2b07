import type { Config } from '../config.ts';

/** Where files for people are read: a long one holds its connection, so not through a pooler, and best elsewhere. */
export const sheetsFrom = ({ database }: Config): string => database.replicaUrl ?? database.directUrl;
