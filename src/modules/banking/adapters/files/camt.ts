import type { BusinessDate } from '#kernel/business-date.ts';
import type { Statement, StatementLine } from '#modules/banking/domain/statement.ts';
import { camtElements, firstAt, textAt, type CamtElement } from './camt-elements.ts';
import { dayBelow, entryLines, signedAmount } from './camt-entry.ts';
import { countMovements, daysOf } from './movements.ts';
import type { XmlHandler } from './read-xml.ts';
import { accountOf, isoDayAt, lineOf, needed } from './values.ts';

/** The versions that are read (ISO 20022, bank to customer statement). */
const versions = ['02', '03', '04', '08'];
const namespaces = new Set(
  versions.map((version) => `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`),
);

/** Whether the root element of a document is that of a statement. */
export const isCamt = (namespace: string): boolean => namespaces.has(namespace);

type Balance = Readonly<{ minor: number; day: BusinessDate | null }>;
type Draft = {
  readonly row: number;
  ref: string | null;
  iban: string | null;
  currency: string | null;
  from: BusinessDate | null;
  to: BusinessDate | null;
  readonly balances: Partial<Record<'OPBD' | 'PRCD' | 'CLBD', Balance>>;
  readonly lines: StatementLine[];
  pending: number;
};

const readPeriod = (draft: Draft, element: CamtElement): void => {
  const day = (name: string): BusinessDate | null => {
    const text = textAt(element, name);
    return text === null ? null : isoDayAt({ row: element.row, what: `FrToDt/${name}` }, text);
  };
  draft.from = day('FrDtTm');
  draft.to = day('ToDtTm');
};

const readBalance = (draft: Draft, element: CamtElement): void => {
  const code = textAt(element, 'Tp/CdOrPrtry/Cd');
  if (code !== 'OPBD' && code !== 'PRCD' && code !== 'CLBD') return;
  // An account of several currencies tells its balance in each.
  const its = firstAt(element, 'Amt')?.currency ?? null;
  if (draft.currency !== null && its !== null && its !== draft.currency) return;
  const { minor, currency } = signedAmount(element, null);
  draft.currency ??= currency;
  draft.balances[code] = { minor, day: dayBelow(firstAt(element, 'Dt')) };
};

const finished = (draft: Draft): Statement => {
  const { balances, lines } = draft;
  const { first, last } = daysOf(lines);
  return {
    format: 'CAMT053',
    iban: needed({ row: draft.row, what: 'Stmt/Acct/Id/IBAN' }, draft.iban),
    currency: draft.currency,
    statementRef: draft.ref,
    from: draft.from ?? first,
    to: draft.to ?? balances.CLBD?.day ?? last,
    openingMinor: (balances.OPBD ?? balances.PRCD)?.minor ?? null,
    closingMinor: balances.CLBD?.minor ?? null,
    lines,
    pending: draft.pending,
  };
};

/** Reads the statements of a document while it is parsed. */
export const camtReader = (
  namespace: string,
): Readonly<{ handler: XmlHandler; statements: () => readonly Statement[] }> => {
  const statements: Statement[] = [];
  const count = countMovements();
  let draft: Draft;
  const readEntry = (entry: CamtElement): void => {
    const lines = entryLines(entry, draft, draft.balances.CLBD?.day ?? draft.to);
    count(lines?.length ?? 1);
    if (lines === null) draft.pending += 1;
    else {
      draft.currency ??= lines[0]!.currency;
      for (const line of lines) if (line.amountMinor !== 0) draft.lines.push(line);
    }
  };
  const parts: Readonly<Record<string, (element: CamtElement) => void>> = {
    Id: (element) => void (draft.ref = lineOf(element.text)),
    FrToDt: (element) => readPeriod(draft, element),
    Acct: (element) => {
      draft.iban = accountOf(textAt(element, 'Id/IBAN', 'Id/Othr/Id'));
      draft.currency = textAt(element, 'Ccy');
    },
    Bal: (element) => readBalance(draft, element),
    Ntry: readEntry,
  };
  const handler = camtElements(namespace, {
    beginStatement: (row) => {
      draft = {
        row,
        ref: null,
        iban: null,
        currency: null,
        from: null,
        to: null,
        balances: {},
        lines: [],
        pending: 0,
      };
    },
    part: (element) => parts[element.name]?.(element),
    endStatement: () => void statements.push(finished(draft)),
  });
  return { handler, statements: () => statements };
};
