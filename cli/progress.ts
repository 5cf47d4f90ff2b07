const patienceMs = 1_000;
const redrawMs = 200;

/** Counts on standard error what takes longer than a second, and only where a person looks. */
export const startProgress = (total?: number) => {
  let done = 0;
  const { isTTY } = process.stderr;
  const draw = (): void => {
    process.stderr.write(`\r${done}${total === undefined ? '' : ` / ${total}`}`);
  };
  const begun = Date.now();
  let isDrawn = false;
  const timer = setInterval(() => {
    if (Date.now() - begun < patienceMs) return;
    isDrawn = true;
    draw();
  }, redrawMs);
  timer.unref();
  if (!isTTY) clearInterval(timer);
  return {
    advance: (by = 1): void => void (done += by),
    end: (): void => {
      clearInterval(timer);
      if (isDrawn) process.stderr.write('\r\u001b[K');
    },
  };
};
