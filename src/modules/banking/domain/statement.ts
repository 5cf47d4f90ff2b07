import type { StatementColumns, StatementField, StatementFormat } from '#kernel/bank-statement.ts';
import type { BusinessDate } from '#kernel/business-date.ts';

/** A booked movement as a file tells it; amounts in minor units, below zero for outgoing ones. */
export type StatementLine = Readonly<{
  bookedOn: BusinessDate;
  valueOn: BusinessDate | null;
  amountMinor: number;
  currency: string;
  /** Of the other side. */
  name: string | null;
  iban: string | null;
  endToEnd: string | null;
  /** All free and structured remittance information, joined by a space. */
  text: string | null;
  bankRef: string | null;
  /** The bank takes an earlier booking of the other sign back. */
  isReversal: boolean;
}>;

/** A statement of one account as a file tells it, whatever its format. */
export type Statement = Readonly<{
  format: StatementFormat;
  /** Capital letters without spaces; null: the file does not say. */
  iban: string | null;
  currency: string | null;
  statementRef: string | null;
  from: BusinessDate | null;
  to: BusinessDate | null;
  openingMinor: number | null;
  closingMinor: number | null;
  lines: readonly StatementLine[];
  /** Movements that are not booked yet; they are in no sum. */
  pending: number;
}>;

/** A table whose columns nothing says: its head and samples. */
export type UnnamedTable = Readonly<{
  format: 'CSV' | 'XLSX';
  /** The one that stands above the head; capital letters without spaces. */
  iban: string | null;
  columns: readonly Readonly<{ name: string; field: StatementField | null; samples: readonly string[] }>[];
}>;

/** What a file holds: statements of one or more accounts, or a table whose columns must be named. */
export type ReadFile =
  | Readonly<{ kind: 'STATEMENTS'; statements: readonly Statement[] }>
  | Readonly<{ kind: 'UNNAMED_TABLE'; table: UnnamedTable }>;

/** What a reader needs beside the bytes. */
export type ReadOptions = Readonly<{
  /** How the tables of the chosen account are read; null: by their headings, where those leave no doubt. */
  columns: StatementColumns | null;
  /** Of a table without a column of currencies. */
  currency: string;
  /** The caller, whose workbooks wait for each other. */
  turn: string;
}>;
