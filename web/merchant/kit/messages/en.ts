import { documents } from './documents-en.ts';
import { plans } from './plans-en.ts';
import { profile } from './profile-en.ts';
import { shell } from './shell-en.ts';

/** All messages of the portal. */
export const en = { merchant: { ...shell.merchant, ...documents, ...profile, plans } } as const;
