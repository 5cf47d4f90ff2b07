import type { Language } from '../shared/messages/language.ts';
import type { ShapeOf } from '../shared/messages/shape.ts';
import { bg as sharedBg } from '../shared/messages/bg.ts';
import { en as sharedEn } from '../shared/messages/en.ts';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';

export type PublicMessages = ShapeOf<typeof en>;
/** The messages of the public page by language. */
export const catalogues: Readonly<Record<Language, PublicMessages>> = { bg, en };

/** Names of the types of a business by language. */
export const businessTypes = { bg: sharedBg.shared.businessType, en: sharedEn.shared.businessType } as const;
