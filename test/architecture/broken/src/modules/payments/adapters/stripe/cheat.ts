import '../../../../sandbox/index.ts';
