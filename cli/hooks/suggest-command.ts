import type { Hook } from '@oclif/core';
import { fill, messages } from '../messages.ts';

/** Edit distance of two texts; a transposition of neighbours counts as one edit (optimal string alignment). */
const distance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= one.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = rows[row - 1]![column - 1]! + (one[row - 1] === other[column - 1] ? 0 : 1);
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const swapped = isSwapped ? (rows[row - 2]?.[column - 2] ?? Infinity) + 1 : Infinity;
      here.push(Math.min(replaced, swapped, rows[row - 1]![column]! + 1, here[column - 1]! + 1));
    }
    rows.push(here);
  }
  return rows.at(-1)!.at(-1)!;
};

/** The nearest command; undefined when none is near. */
const nearest = (id: string, known: readonly string[]): string | undefined => {
  const [first] = known
    .map((name) => ({ name, edits: distance(id, name) }))
    .toSorted((one, other) => one.edits - other.edits);
  return first !== undefined && first.edits <= Math.max(2, id.length / 3) ? first.name : undefined;
};

const suggestCommand: Hook<'command_not_found'> = async function suggest({ id, config }) {
  const names = [...config.commandIDs, ...config.topics.map(({ name }) => name)];
  const meant = nearest(id, names)?.replaceAll(':', ' ');
  const unknown = fill(messages.unknownCommand, { command: id.replaceAll(':', ' ') });
  const next =
    meant === undefined ? messages.seeHelp : fill(messages.didYouMean, { command: `${config.bin} ${meant}` });
  if (process.stderr.isTTY) this.error(`${unknown} ${next}`, { exit: 2 });
  process.stderr.write(`${unknown} ${next}\n`);
  this.exit(2);
};

export default suggestCommand;
