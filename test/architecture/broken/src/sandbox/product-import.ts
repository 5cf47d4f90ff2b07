import '../platform/log.ts';
