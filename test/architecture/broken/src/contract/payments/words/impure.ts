import '../../../../platform/log.ts';
