import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Customer } from '#contract/customers/customers.ts';
import { Button } from '../../../shared/layout/Button.tsx';
import { usePortal } from '../../kit/portal/portal.ts';
import { CustomerMessages, useCustomerMessages } from '../messages/customer-messages.ts';
import classes from './ChosenCustomer.module.css';
import { CustomerPicker } from './CustomerPicker.tsx';

interface ChosenCustomerProps {
  /** The picked customer; null without one. */
  readonly picked: Readonly<{ name: string; details: readonly string[] }> | null;
  /** Whether a field of the form holds something, or has a fault. */
  readonly isTyped: boolean;
  readonly onPick: (customer: Customer) => void;
  /** A customer that is not stored: what was searched for. */
  readonly onNew: (text: string) => void;
  /** Empties the fields and forgets the picked customer. */
  readonly onForget: () => void;
  /** The fields of the form. */
  readonly children: ReactNode;
  /** Below the facts of a picked customer. */
  readonly foot?: ReactNode;
}

/**
 * The customer of a form, one thing at a time: the search alone, then the facts of the picked one, or the fields of one that
 * is new, is changed or has a fault. The demo has only the fields.
 */
export const ChosenCustomer = (props: ChosenCustomerProps) => (
  <CustomerMessages>
    <Chosen {...props} />
  </CustomerMessages>
);

const Chosen = ({ picked, isTyped, onPick, onNew, onForget, children, foot }: ChosenCustomerProps) => {
  const t = useCustomerMessages();
  const { isDemo } = usePortal();
  const [isOpen, setOpen] = useState(false);
  const { place, focusNext } = useNextFocus();
  // Fields that were needed once stay, while they are emptied.
  if (isTyped && !isOpen) setOpen(true);
  const move =
    <T extends unknown[]>(isOpened: boolean, act?: (...given: T) => void) =>
    (...given: T): void => {
      act?.(...given);
      setOpen(isOpened);
      focusNext();
    };
  const another = !isDemo && (
    <Button variant="quiet" size="small" onClick={move(false, onForget)}>
      {t('customer.pick.another')}
    </Button>
  );
  return (
    <div ref={place} className={classes['chosen']}>
      {isOpen || isDemo ? (
        <>
          {children}
          <div className={classes['acts']}>{another}</div>
        </>
      ) : picked === null ? (
        <CustomerPicker onPick={move(false, onPick)} onNew={move(true, onNew)} />
      ) : (
        <div role="group" aria-label={picked.name} tabIndex={-1} className={classes['picked']}>
          <strong>{t('customer.pick.picked', { name: picked.name })}</strong>
          {picked.details.map((text) => (
            <p key={text} className={classes['soft']}>
              {text}
            </p>
          ))}
          <div className={classes['acts']}>
            <Button size="small" onClick={move(true)}>
              {t('customer.pick.change')}
            </Button>
            {another}
          </div>
          {foot}
        </div>
      )}
    </div>
  );
};

/** Moves the focus into what takes the place of the pressed thing. */
const useNextFocus = () => {
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    place.current?.querySelector<HTMLElement>('input, select, [tabindex="-1"]')?.focus();
  });
  return { place, focusNext: (): void => void (isAsked.current = true) };
};
