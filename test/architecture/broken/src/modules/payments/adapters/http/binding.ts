import '../../wiring/reads.ts';
