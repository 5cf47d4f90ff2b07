import { Icon } from '../../shared/icons/Icon.tsx';
import { InvoiceDrawing } from '../drawings/InvoiceDrawing.tsx';
import { LedgerDrawing } from '../drawings/LedgerDrawing.tsx';
import { LinkDrawing } from '../drawings/LinkDrawing.tsx';
import classes from './FeaturesPage.module.css';
import { useFeatureMessages } from './messages/feature-messages.ts';

const services = [
  { name: 'links', Picture: LinkDrawing },
  { name: 'invoices', Picture: InvoiceDrawing },
  { name: 'export', Picture: LedgerDrawing },
] as const;
const points = ['one', 'two', 'three'] as const;

export const Services = () => {
  const t = useFeatureMessages();
  return (
    <section>
      <h2>{t('features.services')}</h2>
      <div className={classes['services']}>
        {services.map(({ name, Picture }) => (
          <article key={name} className={classes['service']}>
            <Picture />
            <div className={classes['words']}>
              <h3>{t(`features.${name}.title`)}</h3>
              <p>{t(`features.${name}.text`)}</p>
              <ul className={classes['points']}>
                {points.map((point) => (
                  <li key={point}>
                    <Icon name="check" size={18} />
                    {t(`features.${name}.${point}`)}
                  </li>
                ))}
              </ul>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
};
