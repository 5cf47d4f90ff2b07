import { describe, expect, it } from 'vitest';
import { camtFile, camtStatement, camtVersions, type CamtVersion } from '#test/support/banking/camt-file.ts';
import { sampleStatement } from '#test/support/banking/sample-statement.ts';
import { readXml, type XmlElement } from '#test/unit/modules/closing/formats/xml-reader.ts';

/**
 * What the schemas of ISO 20022 ask of the elements that the samples use: the children in their order, `?` for one that
 * may be absent, `*` for any number, `+` for at least one, `|` for a choice. Facts of camt.053.001.02, .03, .04 and .08.
 */
const sequences: Readonly<Record<string, string>> = {
  Document: 'BkToCstmrStmt',
  BkToCstmrStmt: 'GrpHdr Stmt+',
  GrpHdr: 'MsgId CreDtTm MsgRcpt? MsgPgntn? AddtlInf?',
  Stmt: 'Id ElctrncSeqNb? LglSeqNb? CreDtTm FrToDt? CpyDplctInd? RptgSrc? Acct RltdAcct? Intrst* Bal+ TxsSummry? Ntry* AddtlStmtInf?',
  FrToDt: 'FrDtTm ToDtTm',
  Acct: 'Id Tp? Ccy? Nm? Ownr? Svcr?',
  'Acct/Id': 'IBAN|Othr',
  Bal: 'Tp CdtLine? Amt CdtDbtInd Dt Avlbty*',
  'Bal/Tp': 'CdOrPrtry SubTp?',
  CdOrPrtry: 'Cd|Prtry',
  'Bal/Dt': 'Dt|DtTm',
  Ntry: 'NtryRef? Amt CdtDbtInd RvslInd? Sts BookgDt? ValDt? AcctSvcrRef? Avlbty* BkTxCd ComssnWvrInd? AddtlInfInd? AmtDtls? Chrgs* TechInptChanl? Intrst* NtryDtls* AddtlNtryInf?',
  BookgDt: 'Dt|DtTm',
  ValDt: 'Dt|DtTm',
  BkTxCd: 'Domn? Prtry?',
  Prtry: 'Cd Issr?',
  NtryDtls: 'Btch? TxDtls*',
  Refs: 'MsgId? AcctSvcrRef? PmtInfId? InstrId? EndToEndId? TxId? MndtId? ChqNb? ClrSysRef? Prtry?',
  AmtDtls: 'InstdAmt? TxAmt? CntrValAmt? AnncdPstngAmt? PrtryAmt*',
  TxAmt: 'Amt CcyXchg?',
  RltdPties: 'InitgPty? Dbtr? DbtrAcct? UltmtDbtr? Cdtr? CdtrAcct? UltmtCdtr? TradgPty? Prtry*',
  Dbtr: 'Nm? PstlAdr? Id? CtryOfRes? CtctDtls?',
  DbtrAcct: 'Id Tp? Ccy? Nm?',
  RmtInf: 'Ustrd* Strd*',
};
/** The parts of an entry that differ: version 2 tells the amount of a transfer below `AmtDtls` alone. */
const transfer: Readonly<Record<CamtVersion, string>> = {
  '02': 'Refs? AmtDtls? BkTxCd? RltdPties? RltdAgts? Purp? RmtInf? RltdDts? AddtlTxInf?',
  '03': 'Refs? Amt CdtDbtInd AmtDtls? BkTxCd? RltdPties? RltdAgts? Purp? RmtInf? RltdDts? AddtlTxInf?',
  '04': 'Refs? Amt CdtDbtInd AmtDtls? BkTxCd? RltdPties? RltdAgts? Purp? RmtInf? RltdDts? AddtlTxInf?',
  '08': 'Refs? Amt? CdtDbtInd? AmtDtls? BkTxCd? RltdPties? RltdAgts? Purp? RmtInf? RltdDts? AddtlTxInf?',
};
const ofVersion = (version: CamtVersion): Readonly<Record<string, string>> => ({
  ...sequences,
  TxDtls: transfer[version],
  ...(version === '08' ? { Sts: 'Cd|Prtry', Dbtr: 'Pty|Agt', Pty: sequences['Dbtr']! } : {}),
});

const most = (length: number): RegExp => new RegExp(`^[^]{1,${length}}$`, 'u');
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[-+]\d\d:\d\d)?$/;
/** What the text of an element without children may be. */
const texts: Readonly<Record<string, RegExp>> = {
  MsgId: most(35),
  Id: most(35),
  EndToEndId: most(35),
  AcctSvcrRef: most(35),
  Cd: most(35),
  Nm: most(140),
  Ustrd: most(140),
  CreDtTm: instant,
  FrDtTm: instant,
  ToDtTm: instant,
  Dt: /^\d{4}-\d\d-\d\d$/,
  IBAN: /^[A-Z]{2}\d{2}[a-zA-Z0-9]{1,30}$/,
  Ccy: /^[A-Z]{3}$/,
  Amt: /^\d{1,13}(?:\.\d{1,5})?$/,
  CdtDbtInd: /^(?:CRDT|DBIT)$/,
  RvslInd: /^(?:true|false)$/,
  Sts: /^(?:BOOK|PDNG|INFO)$/,
};

/** A sequence as a pattern of names that each end in a space. */
const patternOf = (sequence: string): RegExp => {
  const parts = sequence.split(' ').map((part) => {
    const [, names = '', count = ''] = /^([\w|]+)([?*+]?)$/.exec(part)!;
    return `(?:(?:${names}) )${count}`;
  });
  return new RegExp(`^${parts.join('')}$`);
};

/** The Creditor's side has the form of the debtor's. */
const alike = (name: string): string => name.replace(/^Cdtr(?=$|Acct$)/, 'Dbtr');

/** The places where an element breaks its schema. */
const violations = (
  { name, children, text, attributes }: XmlElement,
  above: string,
  version: CamtVersion,
): string[] => {
  const local = alike(name.replace(/^\{.*\}/, ''));
  const place = `${above}/${local}`;
  const names = children.map((child) => child.name.replace(/^\{.*\}/, ''));
  const all = ofVersion(version);
  const parent = above.split('/').at(-1)!;
  const isAccount = local === 'Id' && parent.endsWith('Acct');
  const key = isAccount ? 'Acct/Id' : all[`${parent}/${local}`] === undefined ? local : `${parent}/${local}`;
  const isLeaf = names.length === 0;
  const sequence = isLeaf && key !== 'Bal/Dt' ? undefined : all[key];
  const namespace = `{urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}}`;
  return [
    ...(name.startsWith(namespace) ? [] : [`${place}: namespace`]),
    ...(isLeaf && !(texts[local]?.test(text) ?? false) ? [`${place}: “${text}”`] : []),
    ...(!isLeaf &&
    !(sequence !== undefined && patternOf(sequence).test(names.map((one) => `${one} `).join('')))
      ? [`${place}: ${names.join(' ')}`]
      : []),
    ...(local === 'Amt' && !/^[A-Z]{3}$/.test(attributes['Ccy'] ?? '') ? [`${place}: Ccy`] : []),
    ...children.flatMap((child) => violations(child, place, version)),
  ];
};

const check = (file: string, version: CamtVersion): string[] =>
  violations(readXml(new TextEncoder().encode(file.replace('version="1.0"', 'version="1.0"'))), '', version);

describe('the samples of CAMT.053', () => {
  it.each(camtVersions)('have elements, order and texts of the schema in version %s', (version) => {
    expect(check(camtFile([camtStatement(sampleStatement, version)], version), version)).toEqual([]);
  });

  it.each([
    ['an element in the wrong place', /(<CdtDbtInd>CRDT<\/CdtDbtInd>)(<Sts>)/, '$2'],
    ['a missing element', /<BkTxCd>.*?<\/BkTxCd>/, ''],
    ['a status of another version', /<Sts>BOOK<\/Sts>/, '<Sts><Cd>BOOK</Cd></Sts>'],
    ['a long text', /<Ustrd>/, `<Ustrd>${'a'.repeat(140)}`],
    ['six decimals', /000(?=<\/Amt>)/, '0000'],
  ])('would be found with %s', (_, part, instead) => {
    const file = camtFile([camtStatement(sampleStatement, '02')], '02').replace(part, instead);
    const found = ((): readonly string[] => {
      try {
        return check(file, '02');
      } catch {
        return ['not well-formed'];
      }
    })();
    expect(found).not.toEqual([]);
  });
});
