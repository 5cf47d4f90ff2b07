import { createLink } from '#contract/links/links.ts';
import { call } from '../../shared/call.ts';
import { useId, useState, type ReactNode } from 'react';
import { useSending } from '../../shared/form/use-sending.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { fromMinor } from '../../shared/money.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { prepareSound } from '../live-events/index.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import classes from './Counter.module.css';
import { ItemTiles } from './ItemTiles.tsx';
import { Keypad } from './Keypad.tsx';
import { useCounterMessages } from './messages/counter-messages.ts';
import { centsOfSale, emptySale, isMixed, linkOfSale, smallestCents, withItem, type Sale } from './sale.ts';
import { acceptedOf, withCharacter } from './typed-amount.ts';

/** A sale is refused before it is sent when the provider would not take it. */
const useFault = () => {
  const t = useCounterMessages();
  return (sale: Sale): string | undefined => {
    if (centsOfSale(sale) < smallestCents) return t('counter.tooSmall');
    return isMixed(sale) ? t('counter.mixed') : undefined;
  };
};

const useSale = (onShow: (paymentLinkId: number) => void) => {
  const t = useCounterMessages();
  const faultOf = useFault();
  const { data: merchant } = useMerchant();
  const [sale, setSale] = useState<Sale>(emptySale);
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const { send, failure, forget, isPending } = useSending({
    send: () => call(createLink, { body: linkOfSale(sale, note, merchant?.vatRegistration === 'FULL') }),
    failed: t('counter.failed'),
    onDone: ({ id }) => {
      change(emptySale);
      setNote('');
      onShow(id);
    },
  });
  const change = (next: Sale): void => {
    setSale(next);
    setFault(undefined);
    forget();
  };
  const create = (): void => {
    prepareSound();
    if (isPending) return;
    const found = faultOf(sale);
    setFault(found);
    if (found === undefined) void send();
  };
  const readOnly = merchant?.status === 'SUSPENDED' || merchant?.status === 'INACTIVE';
  return { sale, change, note, setNote, create, failure: fault ?? failure, isPending, readOnly };
};

/** The amount by keypad, keyboard or tiles, a note, and the button that shows the code. */
export const SaleForm = ({ onShow }: { onShow: (paymentLinkId: number) => void }) => {
  const t = useCounterMessages();
  const { sale, change, note, setNote, create, failure, isPending, readOnly } = useSale(onShow);
  const type = (typed: string): void => change({ typed, items: [] });
  return (
    <form
      className={classes['sale']}
      aria-label={t('counter.title')}
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <div className={classes['till']}>
        <Amount sale={sale} onType={(text) => type(acceptedOf(text, sale.typed))}>
          {centsOfSale(sale) > 0 && (
            <Button variant="quiet" icon aria-label={t('counter.clear')} onClick={() => change(emptySale)}>
              <Icon name="close" />
            </Button>
          )}
        </Amount>
        <Keypad
          onCharacter={(character) => type(withCharacter(sale.typed, character))}
          onErase={() => type(sale.typed.slice(0, -1))}
        />
        <Note value={note} onChange={setNote} />
        {failure !== undefined && <Banner tone="error">{failure}</Banner>}
        {readOnly && <Banner tone="info">{t('merchant.links.readOnly')}</Banner>}
        <Button type="submit" variant="primary" size="large" full busy={isPending} disabled={readOnly}>
          <Icon name="qr" />
          {t('counter.show')}
        </Button>
      </div>
      <ItemTiles sale={sale} onAdd={(item) => change(withItem(sale, item))} />
    </form>
  );
};

interface AmountProps {
  readonly sale: Sale;
  readonly onType: (text: string) => void;
  readonly children: ReactNode;
}

/** The amount in large figures: what was typed, or the sum of the items. No keyboard of the phone: the keypad is there. */
const Amount = ({ sale, onType, children }: AmountProps) => {
  const t = useCounterMessages();
  const language = useLanguage();
  const sum = formatMoney(fromMinor(centsOfSale(sale)), 'EUR', language);
  return (
    <div className={classes['amount']}>
      <input
        type="text"
        inputMode="none"
        autoComplete="off"
        aria-label={t('counter.amount')}
        placeholder={formatMoney(0, 'EUR', language)}
        value={sale.items.length > 0 ? sum : sale.typed}
        onFocus={(event) => sale.items.length > 0 && event.target.select()}
        onChange={(event) => onType(event.target.value)}
      />
      {children}
    </div>
  );
};

const Note = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const t = useCounterMessages();
  const id = useId();
  return (
    <div className={classes['note']}>
      <label htmlFor={id}>
        {t('counter.note')} <span>({t('shared.form.optional')})</span>
      </label>
      <input
        id={id}
        type="text"
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
};
