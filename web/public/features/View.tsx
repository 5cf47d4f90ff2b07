import { Icon } from '../../shared/icons/Icon.tsx';
import { InvoiceDrawing } from '../drawings/InvoiceDrawing.tsx';
import { LedgerDrawing } from '../drawings/LedgerDrawing.tsx';
import { StatementDrawing } from '../drawings/StatementDrawing.tsx';
import { FirstCall } from './FirstCall.tsx';
import classes from './FeaturesPage.module.css';
import { Picture } from './Picture.tsx';
import type { CardTexts, ServiceTexts } from './texts/feature-texts.ts';
import { useFeatureTexts } from './texts/use-feature-texts.ts';
import { views, type Service, type ViewName } from './views.ts';

/** What one role gets: services with pictures, then the rest as cards. */
export const View = ({ name }: { name: ViewName }) => {
  const { title, lead, ...texts } = useFeatureTexts()[name];
  const serviceTexts: Readonly<Record<string, ServiceTexts>> = texts.services;
  const cardTexts: Readonly<Record<string, CardTexts>> = texts.cards;
  const { services, cards } = views[name];
  return (
    <>
      <div className={classes['words']}>
        <h2>{title}</h2>
        <p className={classes['lead']}>{lead}</p>
      </div>
      <div className={classes['services']}>
        {services.map((service) => (
          <article key={service.name} className={classes['service']}>
            <div className={classes['beside']}>
              <Beside name={service.beside} />
            </div>
            <ServiceWords {...serviceTexts[service.name]!} />
          </article>
        ))}
      </div>
      <ul className={classes['cards']}>
        {cards.map((card) => (
          <li key={card.name}>
            <h3>{cardTexts[card.name]!.title}</h3>
            <p className={classes['soft']}>{cardTexts[card.name]!.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
};

const Beside = ({ name }: { name: Service['beside'] }) => {
  if (name === 'invoice') return <InvoiceDrawing />;
  if (name === 'statement') return <StatementDrawing />;
  if (name === 'ledger') return <LedgerDrawing />;
  if (name === 'code') return <FirstCall />;
  return <Picture name={name} />;
};

const ServiceWords = ({ title, text, points }: ServiceTexts) => (
  <div className={classes['words']}>
    <h3>{title}</h3>
    <p>{text}</p>
    <ul className={classes['points']}>
      {points.map((point) => (
        <li key={point}>
          <Icon name="check" size={18} />
          {point}
        </li>
      ))}
    </ul>
  </div>
);
