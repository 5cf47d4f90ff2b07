import pg from 'pg';

export const query = pg;
