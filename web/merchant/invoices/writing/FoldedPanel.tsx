import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Panel } from '../../../shared/layout/Panel.tsx';
import type { DraftValues } from './draft-values.ts';
import classes from './InvoiceForm.module.css';

interface FoldedPanelProps {
  readonly title: string;
  /** The values that hold while it is folded. */
  readonly text?: string;
  /** The fields in it: one with a fault opens it. */
  readonly fields: readonly (keyof DraftValues)[];
  /** Opens it: something in it is offered to this customer. */
  readonly isNeeded?: boolean;
  readonly children: ReactNode;
}

/** Fields with defaults that fit most invoices, folded. */
export const FoldedPanel = ({ title, text, fields, isNeeded = false, children }: FoldedPanelProps) => {
  const { errors } = useFormState<DraftValues>();
  const [isOpen, setOpen] = useState(false);
  const hasFault = fields.some((field) => errors[field] !== undefined);
  return (
    <Panel>
      <details
        className={classes['folded']}
        open={isOpen || hasFault || isNeeded}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <span>{title}</span>
          {text !== undefined && <small className={classes['soft']}>{text}</small>}
        </summary>
        {children}
      </details>
    </Panel>
  );
};
