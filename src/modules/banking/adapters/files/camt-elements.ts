import { broken } from './values.ts';
import type { OpenedElement, XmlHandler } from './read-xml.ts';

/** A part of a statement with what is read below it. */
export type CamtElement = {
  readonly name: string;
  readonly row: number;
  /** The currency of an amount. */
  readonly currency: string | null;
  readonly children: CamtElement[];
  text: string;
};

/** What is read; all else is passed over with all below it. */
const readNames = new Set(
  [
    'Id IBAN Othr Ccy Acct FrToDt FrDtTm ToDtTm Bal Tp CdOrPrtry Cd Prtry Amt CdtDbtInd Dt DtTm',
    'Ntry RvslInd Sts BookgDt ValDt AcctSvcrRef NtryDtls TxDtls Refs EndToEndId AmtDtls TxAmt AddtlNtryInf',
    'RltdPties Dbtr DbtrAcct Cdtr CdtrAcct UltmtDbtr UltmtCdtr Pty Agt FinInstnId Nm',
    'RmtInf Ustrd Strd CdtrRefInf Ref RfrdDocInf Nb AddtlRmtInf AddtlTxInf',
  ].flatMap((names) => names.split(' ')),
);
/** The most elements of one part: an entry of 20,000 transfers has fewer. */
const mostElements = 600_000;

/** Depths of the parts: `Document/BkToCstmrStmt/Stmt/*`. */
const depths = { message: 2, statement: 3, part: 4 } as const;

type Parts = Readonly<{
  beginStatement: (row: number) => void;
  /** A child of the statement, whole. */
  part: (element: CamtElement) => void;
  endStatement: () => void;
}>;

/** Builds each part of a statement by itself, so that a long one is never held whole. */
export const camtElements = (namespace: string, parts: Parts): XmlHandler => {
  let open: CamtElement[] = [];
  let count = 0;
  /** The depth of the element that is passed over. */
  let passed: number | null = null;
  const isRead = ({ name, namespace: its, depth }: OpenedElement): boolean => {
    if (its !== namespace) return false;
    if (depth < depths.message) return true;
    if (depth === depths.message) return name === 'BkToCstmrStmt';
    return depth === depths.statement ? name === 'Stmt' : readNames.has(name);
  };
  return {
    open: (element) => {
      if (passed !== null) return;
      const { name, row, depth, attributes } = element;
      if (!isRead(element)) {
        passed = depth;
        return;
      }
      if (depth === depths.statement) parts.beginStatement(row);
      if (depth < depths.part) return;
      const built = { name, row, currency: attributes['Ccy'] ?? null, children: [], text: '' };
      count = depth === depths.part ? 1 : count + 1;
      if (count > mostElements) throw broken({ row, what: name }, 'fields.statement-xml');
      open.at(-1)?.children.push(built);
      open.push(built);
    },
    text: (text) => {
      const inner = open.at(-1);
      if (passed === null && inner !== undefined) inner.text += text;
    },
    close: (depth) => {
      if (passed !== null) {
        if (passed === depth) passed = null;
        return;
      }
      const closed = open.pop();
      if (closed !== undefined && open.length === 0) parts.part(closed);
      if (depth === depths.statement) {
        open = [];
        parts.endStatement();
      }
    },
  };
};

/** The names of each path that was asked for; the paths are those of the readers. */
const knownPaths = new Map<string, readonly string[]>();
const namesOf = (path: string): readonly string[] => {
  const known = knownPaths.get(path);
  if (known !== undefined) return known;
  const names = path.split('/');
  knownPaths.set(path, names);
  return names;
};

/** The elements at a path below an element: `RmtInf/Ustrd`. */
export const allAt = (from: CamtElement, path: string): readonly CamtElement[] => {
  let found: readonly CamtElement[] = [from];
  for (const name of namesOf(path)) {
    if (found.length === 0) break;
    found = found.flatMap(({ children }) => children.filter((one) => one.name === name));
  }
  return found;
};

/** The first element at a path. */
export const firstAt = (from: CamtElement | undefined, path: string): CamtElement | undefined => {
  let found = from;
  for (const name of namesOf(path)) found = found?.children.find((one) => one.name === name);
  return found;
};

/** The text of the first of these paths that has one, without spaces around it. */
export const textAt = (from: CamtElement | undefined, ...paths: readonly string[]): string | null => {
  for (const path of paths) {
    const text = firstAt(from, path)?.text.trim();
    if (text !== undefined && text !== '') return text;
  }
  return null;
};
