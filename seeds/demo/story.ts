import type { HistoryClock } from './history-clock.ts';

/** One thread of the history: yields the moment at which it continues, never an earlier one. */
export type Story = AsyncGenerator<Date, void, void>;

type Waiting = Readonly<{ at: Date; story: Story }>;

const minuteMs = 60_000;

/** The moment so many minutes later. */
export const after = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * minuteMs);

/** The next moment of a story; undefined when it has ended or would continue after `until`. */
const advance = async (story: Story, until: Date): Promise<Waiting | undefined> => {
  const { done, value } = await story.next();
  return done === true || value > until ? undefined : { at: value, story };
};

/**
 * Runs all stories in chronological order, so that numbers, documents and events follow the calendar.
 * @param until the present: later steps of a story are skipped
 * @param settle runs after every step
 */
export const runStories = async (
  stories: readonly Story[],
  { clock, until, settle }: Readonly<{ clock: HistoryClock; until: Date; settle: () => Promise<void> }>,
): Promise<void> => {
  const waiting: Waiting[] = [];
  const proceed = async (story: Story): Promise<void> => {
    const next = await advance(story, until);
    if (next === undefined) return;
    const place = waiting.findIndex(({ at }) => at > next.at);
    waiting.splice(place === -1 ? waiting.length : place, 0, next);
  };
  // A story yields a moment first and does nothing before it.
  for (const story of stories) await proceed(story);
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    clock.set(next.at);
    await proceed(next.story);
    await settle();
  }
};
