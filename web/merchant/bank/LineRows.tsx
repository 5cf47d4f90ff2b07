import { useState } from 'react';
import type { BankLine, BankLineState } from '#contract/banking/bank-lines.ts';
import { useIsPhone } from '../../shared/layout/use-is-phone.ts';
import classes from './Bank.module.css';
import { LineRow } from './LineRow.tsx';
import { MatchDialog } from './MatchDialog.tsx';
import { useBankMessages } from './messages/bank-messages.ts';
import { UnmatchDialog } from './UnmatchDialog.tsx';
import { useMayMatch } from './use-bank.ts';
import { useRowKeys } from './use-row-keys.ts';

/** Movements with what each waits for; ↑ ↓ move between them, Enter confirms. */
export const LineRows = ({
  lines,
  state,
}: Readonly<{ lines: readonly BankLine[]; state: BankLineState }>) => {
  const t = useBankMessages();
  const isPhone = useIsPhone();
  const { mayMatch } = useMayMatch();
  const [asked, ask] = useState<Readonly<{ line: BankLine; about: 'match' | 'unmatch' }>>();
  const rows = useRowKeys(lines);
  const close = (): void => ask(undefined);
  return (
    <>
      {state === 'SUGGESTED' && mayMatch && !isPhone && <p className={classes['soft']}>{t('bank.keys')}</p>}
      <ul ref={rows} className={classes['lines']} aria-label={t('bank.list')}>
        {lines.map((line) => (
          <LineRow
            key={line.id}
            line={line}
            onChoose={() => ask({ line, about: 'match' })}
            onUnmatch={() => ask({ line, about: 'unmatch' })}
          />
        ))}
      </ul>
      {asked?.about === 'match' && <MatchDialog line={asked.line} onClose={close} />}
      {asked?.about === 'unmatch' && <UnmatchDialog line={asked.line} onClose={close} />}
    </>
  );
};
