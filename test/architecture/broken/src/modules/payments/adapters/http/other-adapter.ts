import '../stripe/sandbox-import.ts';
