import '../development/main.ts';
