import type { ViewName, views } from '../views.ts';

type NamesIn<V extends ViewName, P extends 'services' | 'cards'> = (typeof views)[V][P][number]['name'];

export type ServiceTexts = Readonly<{ title: string; text: string; points: readonly string[] }>;
export type CardTexts = Readonly<{ title: string; text: string }>;

/** The texts of the views: one for each service and card. */
export type FeatureTexts = {
  readonly [V in ViewName]: Readonly<{
    tab: string;
    title: string;
    lead: string;
    services: Readonly<Record<NamesIn<V, 'services'>, ServiceTexts>>;
    cards: Readonly<Record<NamesIn<V, 'cards'>, CardTexts>>;
  }>;
};
