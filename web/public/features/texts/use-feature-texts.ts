import { useLanguage } from '../../../shared/messages/language.ts';
import { bg } from './bg.ts';
import { en } from './en.ts';
import type { FeatureTexts } from './feature-texts.ts';

const texts = { bg, en };

export const useFeatureTexts = (): FeatureTexts => texts[useLanguage()];
