import type { Database } from '#platform/database/database.ts';
import type { SuggestionView } from '../../domain/suggestion.ts';
import type { LineView } from './line-view.ts';

type Lines = readonly Pick<LineView, 'id' | 'merchantId' | 'suggestions'>[];

/** The suggestions of movements with what is open now, by movement; the caller has checked the right. */
export const readSuggestions = async (
  _: Readonly<{ database: Database }>,
  lines: Lines,
): Promise<ReadonlyMap<number, readonly SuggestionView[]>> => new Map(lines.map(({ id }) => [id, []]));
