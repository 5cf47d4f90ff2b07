/** A call of one program: its name and its arguments, quotes removed. */
export type Call = readonly string[];

type Frame = { words: string[]; word: string | undefined; quote: string };

const isAssignment = (word: string): boolean => /^[A-Za-z_]+=/.test(word);

/** Drops redirections and leading assignments. */
const callOf = (words: readonly string[]): Call => {
  const kept = words.filter((word, at) => !/^[<>]/.test(word) && !/^[<>]+$/.test(words[at - 1] ?? ''));
  const program = kept.findIndex((word) => !isAssignment(word));
  return program === -1 ? [] : kept.slice(program);
};

/**
 * The calls in a shell line, in order: parts of a pipeline, of `&&` and `;`, and of substitutions, which come
 * before the call that contains them. Supports the shell syntax of the documents: quotes, `$(…)`, `<(…)` and
 * redirections.
 */
export const callsIn = (line: string): Call[] => {
  const calls: Call[] = [];
  const frames: Frame[] = [{ words: [], word: undefined, quote: '' }];
  const current = (): Frame => frames.at(-1)!;
  const endWord = (): void => {
    const frame = current();
    if (frame.word !== undefined) frame.words.push(frame.word);
    frame.word = undefined;
  };
  const endCall = (): void => {
    endWord();
    const call = callOf(current().words);
    if (call.length > 0) calls.push(call);
    current().words = [];
  };
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at]!;
    const frame = current();
    const opens = (character === '$' || character === '<') && line[at + 1] === '(' && frame.quote !== "'";
    if (opens) {
      frame.word = `${frame.word ?? ''}…`;
      frames.push({ words: [], word: undefined, quote: '' });
      at += 1;
    } else if (frame.quote !== '' && character === frame.quote) frame.quote = '';
    else if (frame.quote !== '') frame.word = `${frame.word ?? ''}${character}`;
    else if (character === '"' || character === "'") {
      frame.quote = character;
      frame.word ??= '';
    } else if (character === ')' && frames.length > 1) {
      endCall();
      frames.pop();
    } else if (/[|;&]/.test(character)) endCall();
    else if (/\s/.test(character)) endWord();
    else frame.word = `${frame.word ?? ''}${character}`;
  }
  endCall();
  return calls;
};
