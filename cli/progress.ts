const patienceMs = 1_000;
const redrawMs = 200;
/** Without a terminal, a line at this interval shows in the log that work goes on. */
const lineMs = 10_000;
const barWidth = 24;

type Screen = Readonly<{ isTTY?: boolean; write(text: string): unknown }>;
type Request = Readonly<{
  /** Total amount of work, where known. */
  total?: number;
  /** Formats the progress; a number unless given. */
  format?: (done: number) => string;
}>;

/** Progress of one piece of work. */
export type Progress = Readonly<{
  advance(by?: number): void;
  /** Sets the total, known only now. */
  expect(total: number): void;
  end(): void;
}>;
type Shown = Readonly<{ hide(): void }>;

/** One progress at a time owns the line. */
let shown: Shown | undefined;

/** Clears the line before other output. */
export const hideProgress = (): void => shown?.hide();

const counted = (done: number): string => done.toLocaleString('en');

const barOf = (share: number): string => {
  const filled = Math.round(share * barWidth);
  return `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}] `;
};

/** One record has no progress to count, and work of unknown size has none before its first piece. */
const isUncounted = (total: number | undefined, done: number): boolean =>
  total === 1 || (total === undefined && done === 0);

const textOf = (
  done: number,
  { total, format = counted }: Request,
  elapsedMs: number,
  hasBar: boolean,
): string => {
  if (isUncounted(total, done)) return `${Math.floor(elapsedMs / 1_000)} s`;
  if (total === undefined) return format(done);
  const share = total === 0 ? 1 : Math.min(done / total, 1);
  return `${hasBar ? barOf(share) : ''}${format(done)} / ${format(total)} (${Math.floor(share * 100)} %)`;
};

/**
 * Reports on standard error the progress of work that takes longer than a second: a bar on a terminal, or the seconds
 * where nothing is counted; elsewhere a line every ten seconds with what is done.
 */
export const startProgress = (request: Request = {}, screen: Screen = process.stderr): Progress => {
  const isWatched = screen.isTTY === true && process.env.TERM !== 'dumb';
  const outer = shown;
  outer?.hide();
  const begun = Date.now();
  let done = 0;
  let expected = request.total;
  let isDrawn = false;
  const self: Shown = {
    hide: () => {
      if (isDrawn) screen.write('\r\u001b[K');
      isDrawn = false;
    },
  };
  shown = self;
  const draw = (): void => {
    const elapsedMs = Date.now() - begun;
    if (shown !== self || elapsedMs < patienceMs) return;
    // A log gains nothing from a passing second.
    if (screen.isTTY !== true && isUncounted(expected, done)) return;
    const known = { ...request, ...(expected !== undefined && { total: expected }) };
    const text = textOf(done, known, elapsedMs, isWatched);
    screen.write(isWatched ? `\r\u001b[K${text}` : `${text}\n`);
    isDrawn = isWatched;
  };
  const timer = setInterval(draw, isWatched ? redrawMs : lineMs);
  timer.unref();
  return {
    advance: (by = 1): void => void (done += by),
    expect: (total): void => void (expected = total),
    end: (): void => {
      clearInterval(timer);
      self.hide();
      if (shown === self) shown = outer;
    },
  };
};

const nothing: Progress = { advance: () => undefined, expect: () => undefined, end: () => undefined };

/** For work that cannot be counted: shows the elapsed time, unless another progress is shown. */
export const startWaiting = (): Progress => (shown === undefined ? startProgress() : nothing);
