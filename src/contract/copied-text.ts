/** Signs that people copy with an identifier, also for screens. */
export { withoutCopiedSigns } from '#kernel/copied-text.ts';
