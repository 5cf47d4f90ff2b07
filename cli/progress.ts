const patienceMs = 1_000;
const redrawMs = 200;
/** Where nobody looks a line now and then tells the log that it goes on. */
const lineMs = 10_000;
const barWidth = 24;

type Screen = Readonly<{ isTTY?: boolean; write(text: string): unknown }>;
type Request = Readonly<{
  /** How much there is to do, where that is known. */
  total?: number;
  /** How what is done is told: a number unless said otherwise. */
  tell?: (done: number) => string;
}>;

export type Progress = Readonly<{
  advance(by?: number): void;
  /** How much there is to do, known only now. */
  expect(total: number): void;
  end(): void;
}>;
type Shown = Readonly<{ hide(): void }>;

/** One at a time has the line. */
let shown: Shown | undefined;

/** Clears the line for what is said beside it. */
export const hideProgress = (): void => shown?.hide();

const counted = (done: number): string => done.toLocaleString('en');

const barOf = (share: number): string => {
  const filled = Math.round(share * barWidth);
  return `[${'#'.repeat(filled)}${'-'.repeat(barWidth - filled)}] `;
};

const textOf = (
  done: number,
  { total, tell = counted }: Request,
  elapsedMs: number,
  hasBar: boolean,
): string => {
  if (total === undefined) return done > 0 ? tell(done) : `${Math.floor(elapsedMs / 1_000)} s`;
  const share = total === 0 ? 1 : Math.min(done / total, 1);
  return `${hasBar ? barOf(share) : ''}${tell(done)} / ${tell(total)} (${Math.floor(share * 100)} %)`;
};

/**
 * Says on standard error how far it is with what takes longer than a second: a bar that a person watches on a terminal,
 * elsewhere a line every ten seconds.
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
    const text = textOf(
      done,
      { ...request, ...(expected !== undefined && { total: expected }) },
      elapsedMs,
      isWatched,
    );
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

/** For what cannot be counted: how long it has taken, unless somebody already tells more. */
export const startWaiting = (): Progress => (shown === undefined ? startProgress() : nothing);
