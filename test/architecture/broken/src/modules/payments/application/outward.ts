import '../adapters/postgres/rows.ts';
