import type { ShapeOf } from '../../../shared/messages/shape.ts';
import { documents } from './documents-bg.ts';
import type { en } from './en.ts';
import { plans } from './plans-bg.ts';
import { profile } from './profile-bg.ts';
import { shell } from './shell-bg.ts';

/** All messages of the portal. */
export const bg = { merchant: { ...shell.merchant, ...documents, ...profile, plans } } satisfies ShapeOf<
  typeof en
>;
