import { Args } from '@oclif/core';
import { words } from './words.ts';

// Left alone, the parser would swallow standard input whole as a missing argument.
export const oneId = Args.string({ required: true, ignoreStdin: true, description: words.idArgument });
export const manyIds = Args.string({ ignoreStdin: true, description: words.idsArgument });
