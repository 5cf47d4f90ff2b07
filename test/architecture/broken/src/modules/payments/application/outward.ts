import '../adapters/persistence/rows.ts';
