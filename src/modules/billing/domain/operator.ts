/** Why a merchant cannot be the operator, most important first. IBAN: its bills cannot be paid by transfer. */
export const operatorProblems = ['UNKNOWN', 'NOT_ACTIVE', 'TAX_ID', 'ADDRESS', 'IBAN'] as const;
export type OperatorProblem = (typeof operatorProblems)[number];

type Merchant = Readonly<{
  isAccepting: boolean;
  taxId: string | null;
  vatNumber: string | null;
  address: string;
  iban: string | null;
}>;

/** What the operator lacks; null: no merchant has its id. */
export const problemsOfOperator = (merchant: Merchant | null): readonly OperatorProblem[] => {
  if (merchant === null) return ['UNKNOWN'];
  const { isAccepting, taxId, vatNumber, address, iban } = merchant;
  const found: Readonly<Record<OperatorProblem, boolean>> = {
    UNKNOWN: false,
    NOT_ACTIVE: !isAccepting,
    TAX_ID: taxId === null && vatNumber === null,
    ADDRESS: address.trim() === '',
    IBAN: iban === null,
  };
  return operatorProblems.filter((problem) => found[problem]);
};
