/** A word that the glossary replaces, also as a part of an identifier. */
export type RetiredWord = Readonly<{
  /** Source of a regular expression for whole words in lower case: `readSheets` is read as `read sheets`. */
  words: string;
  use: string;
}>;

const named = 'the subject itself: a caller, a user, a process, “no one”';

/** Words of docs/glossary.md and their standard terms. A word that is right elsewhere is listed as its compound. */
export const retiredWords: readonly RetiredWord[] = [
  { words: 'whoever|whomever|somebody|nobody|everybody|anybody|himself|herself|oneself', use: named },
  { words: 'he|him|his', use: named },
  { words: 'mend(?:s|ed|ing)?', use: 'fix, correct' },
  { words: 'reckon(?:s|ed|ing)?', use: 'compute' },
  { words: 'parted', use: 'separated' },
  { words: 'led away', use: 'redirected' },
  { words: 'lets? go|letting go', use: 'release, close' },
  { words: 'anew', use: 'again, restarted' },
  { words: 'fore(?:tell|tells|told)', use: 'preview' },
  { words: 'examin(?:e|es|ed|ing|ation|ations)', use: 'validate, check' },
  { words: 'looks? at the provider|provider looks?', use: 'fetch the provider state' },
  { words: 'news|told|hears?|heard|hearing', use: 'live event; publish, subscribe' },
  { words: 'notices?|signals', use: 'webhook event; notification, alert, banner' },
  { words: 'carr(?:y|ies|ied) out (?:the )?effects', use: 'apply settlement effects' },
  { words: 'wish(?:es|ed)?', use: 'request, input' },
  { words: 'acts?(?= =)|audit acts?', use: 'action' },
  { words: 'sentences?', use: 'message' },
  { words: '(?<!style )sheets?', use: 'export' },
  { words: 'concern(?:s|ed)?', use: 'attention item; is about' },
  { words: 'finders?|search of everything', use: 'search provider, search result' },
  { words: 'merchant traces', use: 'merchant references' },
  { words: 'standing', use: 'account status' },
  { words: 'surroundings', use: 'dev stack, environment' },
  { words: 'worlds?', use: 'fixture, sample data' },
  { words: '(?:test|portal|e2e) grounds?', use: 'fixture' },
  { words: 'doors?', use: 'public API of a module; access' },
  { words: 'rooms|house|ladder|laws', use: 'layers, architecture, dependency order, rules' },
  { words: 'kept jobs', use: 'job administration' },
  {
    words: '(?:idempotent|kept|latest) answers?|remembering',
    use: 'stored response, idempotency store, LRU cache',
  },
  { words: 'rows to look at', use: 'replica rows' },
  { words: 'raw (?:routes?|forms?|pages?)', use: 'webhook routes, form posts, rendered pages' },
  { words: 'allowances?', use: 'rate limits' },
  { words: 'tariffs?', use: 'fee schedules, exchange rates' },
  { words: 'the books', use: 'ledger, ledger checks' },
  { words: 'logins', use: 'user accounts' },
  { words: '(?<!payment |single |other |transaction )link ids?', use: 'paymentLinkId' },
  { words: 'fees\\.provider(?! how)', use: 'merchantFee' },
  { words: 'crowd(?:s|ed)?|dice|deals', use: 'synthetic data, generator, random source' },
  { words: 'planted', use: 'failing fixture' },
  { words: 'campaigns?', use: 'soak test, fault tests' },
  { words: 'desks?', use: 'desktop' },
];

/** A use of a retired word that stays. */
export type Exception = Readonly<{
  files: RegExp;
  /** A part of the line. */
  text: RegExp;
  reason: string;
}>;

export const exceptions: readonly Exception[] = [
  {
    files: /^docs\/client\/plateno\.d\.ts$/,
    text: /\btariffs\b/,
    reason: 'a JSON field of the API',
  },
  { files: /^docs\/glossary\.md$/, text: /never `linkId`/, reason: 'names the word that is not used' },
  {
    files: /^test\/unit\/(messages\/retired-wording|web\/admin\/kit\/messages\/messages\.test)\.ts$/,
    text: /./,
    reason: 'lists of wording that the texts of the screens must not have',
  },
  { files: /./, text: /merchants\.notice-of-change/, reason: 'a job name, stored in queues' },
  {
    files:
      /^src\/modules\/payments\/|^test\/(unit\/modules\/payments\/settle-payment|support\/deletions\/jobs-of-gone-rows)/,
    text: /\blinkId: |`linkId` is stored/,
    reason: 'a field of stored jobs',
  },
  {
    files: /^(web|test\/unit\/web)\/admin\//,
    text: /\blinkId\b/,
    reason: 'a field of stored entries of the audit log',
  },
  { files: /./, text: /payment_events_news|history_news/, reason: 'names of database indexes' },
  {
    files:
      /^(src\/contract|src\/modules\/payments\/adapters\/http|web\/demo|web\/merchant\/payments|test\/integration\/main-job)\//,
    text: /\btariffs\b/,
    reason: 'a JSON field of the API',
  },
  {
    files: /^(cli|src\/modules\/payments\/application|test)\/.*(money|reconcile|commands\.test|demo-history)/,
    text: /\bsignals\b/,
    reason: 'a JSON field of `plateno payments reconcile`',
  },
  {
    files: /personal-payments\.ts$|messages\/(privacy|details-(bg|en))\.ts$|cli\/privacy\.test\.ts$/,
    text: /[.']signals'|^ +signals: '/,
    reason: 'a kind of personal data, a value of the command line',
  },
  {
    files: /^src\/development\/mailbox\.ts$|^test\/faults\/support\/(cluster|processes)\.ts$/,
    text: /\bsignals\b|NodeJS\.Signals/,
    reason: 'signals of processes',
  },
  {
    files: /^src\/development\/postgres-binaries\.ts$/,
    text: /accountOf\('nobody'\)/,
    reason: 'a Unix account',
  },
  {
    files: /./,
    text: /spreadsheetml\.sheet|getSheetValues|readXlsx/,
    reason: 'names of the Excel format and its library',
  },
  { files: /^web\/public\/legal\//, text: /notices?\b/, reason: 'legal English' },
  {
    files: /^migrations\//,
    text: /request notices it/,
    reason: 'a verb in a migration that is applied already',
  },
];
