import { useId, useState, type ReactNode } from 'react';
import { messageOf } from '../../shared/api-error.ts';
import { formatMoney } from '../../shared/format/format-money.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { fromMinor } from '../../shared/money.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { prepareSound } from '../live-events/index.ts';
import { usePortal } from '../kit/portal/portal.ts';
import { useMerchant } from '../kit/portal/queries.ts';
import classes from './Counter.module.css';
import { ItemTiles } from './ItemTiles.tsx';
import { Keypad } from './Keypad.tsx';
import { useCounterMessages } from './messages/counter-messages.ts';
import { centsOfSale, emptySale, isMixed, linkOfSale, smallestCents, withItem, type Sale } from './sale.ts';
import { acceptedOf, withCharacter } from './typed-amount.ts';

/** The amount by keypad, keyboard or tiles, a note, and the button that shows the code. */
export const SaleForm = ({ onShow }: { onShow: (paymentLinkId: number) => void }) => {
  const t = useCounterMessages();
  const { api } = usePortal();
  const { data: merchant } = useMerchant();
  const [sale, setSale] = useState<Sale>(emptySale);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const readOnly = merchant?.status === 'SUSPENDED' || merchant?.status === 'INACTIVE';

  const change = (next: Sale): void => {
    setSale(next);
    setFailure(undefined);
  };
  const type = (typed: string): void => change({ typed, items: [] });
  const create = async (): Promise<void> => {
    prepareSound();
    if (isBusy) return;
    if (centsOfSale(sale) < smallestCents) return setFailure(t('counter.tooSmall'));
    if (isMixed(sale)) return setFailure(t('counter.mixed'));
    setBusy(true);
    try {
      const { id } = await api.createLink(linkOfSale(sale, note, merchant?.vatRegistration === 'FULL'));
      change(emptySale);
      setNote('');
      onShow(id);
    } catch (error) {
      setFailure(messageOf(error, t('counter.failed')));
    }
    setBusy(false);
  };

  return (
    <form
      className={classes['sale']}
      aria-label={t('counter.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void create();
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
        <Button type="submit" variant="primary" size="large" full busy={isBusy} disabled={readOnly}>
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
