/** A movement of a file; `amount` in units, below zero for an outgoing one. */
export type FileLine = Readonly<{
  on: string;
  amount: number;
  name?: string;
  iban?: string;
  text?: string;
  reference?: string;
  isReversal?: boolean;
  isPending?: boolean;
}>;
type File = Readonly<{
  iban: string;
  lines: readonly FileLine[];
  opening?: number;
  closing?: number;
  currency?: string;
}>;

/** An IBAN of a Bulgarian bank with right check digits. */
export const ibanOf = (account: number): string => {
  const bban = `BNBG966110${String(account).padStart(8, '0')}`;
  const digits = `${bban}BG00`.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return `BG${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
};

const decimal = (amount: number): string => Math.abs(amount).toFixed(2);

const entry = (line: FileLine, currency: string): string => {
  const { on, amount, name, iban, text, reference, isReversal = false, isPending = false } = line;
  const isCredit = amount > 0;
  // Of a reversal, the parties are those of the booking that it takes back.
  const party = isCredit !== isReversal ? 'Dbtr' : 'Cdtr';
  return `<Ntry><Amt Ccy="${currency}">${decimal(amount)}</Amt><CdtDbtInd>${isCredit ? 'CRDT' : 'DBIT'}</CdtDbtInd>
    ${isReversal ? '<RvslInd>true</RvslInd>' : ''}<Sts>${isPending ? 'PDNG' : 'BOOK'}</Sts>
    <BookgDt><Dt>${on}</Dt></BookgDt><ValDt><Dt>${on}</Dt></ValDt>
    ${reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
    <NtryDtls><TxDtls><RltdPties>${name === undefined ? '' : `<${party}><Nm>${name}</Nm></${party}>`}
    ${iban === undefined ? '' : `<${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct>`}</RltdPties>
    ${text === undefined ? '' : `<RmtInf><Ustrd>${text}</Ustrd></RmtInf>`}</TxDtls></NtryDtls></Ntry>`;
};

const balance = (code: string, amount: number, on: string, currency: string): string =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${decimal(amount)}</Amt>
   <CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${on}</Dt></Dt></Bal>`;

/** A CAMT.053 file of one account; without `closing` it adds up. */
export const camtOf = ({ iban, lines, opening = 0, currency = 'EUR', ...given }: File): Buffer => {
  const booked = lines.filter(({ isPending }) => isPending !== true);
  const sum = booked.reduce((all, { amount }) => all + Math.round(amount * 100), Math.round(opening * 100));
  const closing = given.closing ?? sum / 100;
  const days = lines.map(({ on }) => on).toSorted();
  const [first = '2026-11-01'] = days;
  const last = days.at(-1) ?? first;
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>M</MsgId><CreDtTm>${last}T20:00:00</CreDtTm></GrpHdr>
<Stmt><Id>S-${last}</Id><CreDtTm>${last}T20:00:00</CreDtTm><FrToDt><FrDtTm>${first}T00:00:00</FrDtTm>
<ToDtTm>${last}T23:59:59</ToDtTm></FrToDt><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${balance('OPBD', opening, first, currency)}${balance('CLBD', closing, last, currency)}
${lines.map((line) => entry(line, currency)).join('\n')}
</Stmt></BkToCstmrStmt></Document>`);
};

/** The body of the call that imports a file. */
export const bodyOf = (file: Buffer, about: object = {}): object => ({
  content: file.toString('base64'),
  ...about,
});
