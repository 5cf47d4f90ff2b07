/** An advance that a final invoice deducts; amounts in minor units of its currency. */
export type DeductedAdvanceView = Readonly<{
  id: number;
  invoiceNumber: string;
  issueDate: string;
  netMinor: number;
  taxMinor: number;
}>;

/** An instalment of a document; amounts in minor units. */
export type InstallmentView = Readonly<{
  /** From 1. */
  seq: number;
  dueDate: string;
  amountMinor: number;
  /** What its payment link asks for. */
  openMinor: number;
  /** URL of the pay page of its link; null when nothing is open of it. */
  payUrl: string | null;
}>;

/** What a document says of advances and instalments. */
export type AdvanceView = Readonly<{
  isAdvance: boolean;
  /** In the order of their lines. */
  advances: readonly DeductedAdvanceView[];
  /** Of an advance: the invoice that deducts it, which is not annulled. */
  deductedIn: Readonly<{ id: number; invoiceNumber: string; issueDate: string }> | null;
  /** Empty when the whole is due on one day. */
  installments: readonly InstallmentView[];
}>;

/** The instalment that is to be paid next; null without instalments, or when all are paid. */
export const nextInstallment = ({
  installments,
}: Pick<AdvanceView, 'installments'>): InstallmentView | null =>
  installments.find(({ openMinor }) => openMinor > 0) ?? null;
