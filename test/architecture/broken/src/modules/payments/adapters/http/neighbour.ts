import '../persistence/rows.ts';
