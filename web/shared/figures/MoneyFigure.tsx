import { moneyParts } from '../format/format-money.ts';
import { useLanguage } from '../messages/language.ts';
import classes from './MoneyFigure.module.css';

interface MoneyFigureProps {
  /** In units of the currency. */
  readonly amount: number;
  readonly currency: string;
}

/** The one amount of a page: tabular digits, small decimals, a light currency; read as one text. */
export const MoneyFigure = ({ amount, currency }: MoneyFigureProps) => {
  const language = useLanguage();
  return (
    <span className={classes['figure']}>
      {moneyParts(amount, currency, language).map(({ kind, text }, index) => (
        // The parts have no identity but their place.
        <span key={index} className={classes[kind]}>
          {text}
        </span>
      ))}
    </span>
  );
};
