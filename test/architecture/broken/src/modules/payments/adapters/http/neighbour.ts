import '../stripe/cheat.ts';
