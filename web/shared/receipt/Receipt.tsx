import type { ReactNode } from 'react';
import './receipt.css';

interface ReceiptProps {
  /** Names the receipt for assistive technology. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** The torn receipt: paper with a perforated lower edge, the total at its foot. */
export const Receipt = ({ label, children }: ReceiptProps) => (
  <section className="receipt-paper receipt" aria-label={label}>
    {children}
  </section>
);

interface ReceiptTotalProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** The foot of a receipt, below a dashed line. */
export const ReceiptTotal = ({ label, children }: ReceiptTotalProps) => (
  <p className="receipt-total">
    <span>{label}</span>
    <strong>{children}</strong>
  </p>
);
