import '../composition.ts';
