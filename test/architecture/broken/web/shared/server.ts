import '../../src/platform/log.ts';
