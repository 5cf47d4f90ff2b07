import '../../links/index.ts';
