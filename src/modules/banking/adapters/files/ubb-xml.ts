import { broken } from './values.ts';
import type { OpenedElement, XmlHandler } from './read-xml.ts';
import { isUbbColumn, type UbbColumn, type UbbRow } from './ubb.ts';

/** An element that is open: what its children say of it, and the movements below it. */
type Frame = {
  readonly row: number;
  /** The column that the element itself is. */
  readonly column: UbbColumn | null;
  readonly cells: Partial<Record<UbbColumn, string>>;
  rows: UbbRow[];
  text: string;
};

/** The most characters of a value. */
const mostCharacters = 5_000;

/** The element around movements says of all of them what they do not say themselves. */
const closeFrame = (closed: Frame, around: Frame): void => {
  if (closed.column !== null) {
    around.cells[closed.column] = closed.text;
    return;
  }
  if (closed.cells.POST_DATE !== undefined) {
    closed.rows.push({ row: closed.row, cells: closed.cells });
  } else if (Object.keys(closed.cells).length > 0) {
    closed.rows = closed.rows.map(({ row, cells }) => ({ row, cells: { ...closed.cells, ...cells } }));
  }
  if (around.rows.length === 0) around.rows = closed.rows;
  else for (const row of closed.rows) around.rows.push(row);
};

/** Reads the movements of UBB's XML: an element with a `POST_DATE` is one, whatever its name and place. */
export const ubbXmlReader = (): Readonly<{ handler: XmlHandler; rows: () => readonly UbbRow[] }> => {
  const frame = (row: number, column: UbbColumn | null = null): Frame => ({
    row,
    column,
    cells: {},
    rows: [],
    text: '',
  });
  const document = frame(1);
  const open: Frame[] = [document];
  return {
    handler: {
      open: ({ name, row, attributes }: OpenedElement) => {
        const upper = name.toUpperCase();
        const opened = frame(row, isUbbColumn(upper) ? upper : null);
        for (const [key, value] of Object.entries(attributes)) {
          const column = key.toUpperCase();
          if (isUbbColumn(column)) opened.cells[column] = value;
        }
        open.push(opened);
      },
      text: (text) => {
        const inner = open.at(-1)!;
        if (inner.column === null) return;
        inner.text += text;
        if (inner.text.length > mostCharacters)
          throw broken({ row: inner.row, what: inner.column }, 'fields.statement-value', text);
      },
      close: () => closeFrame(open.pop()!, open.at(-1)!),
    },
    rows: () => document.rows,
  };
};
