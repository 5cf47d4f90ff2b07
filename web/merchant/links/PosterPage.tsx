import { useId } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/layout/Button.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { languageNames, languages, useLanguage } from '../../shared/messages/language.ts';
import { usePortal } from '../portal.ts';
import { useLink, useMerchant } from '../queries.ts';
import { RecordScreen } from '../RecordScreen.tsx';
import { Poster } from './Poster.tsx';
import classes from './Poster.module.css';
import { LinkMessages } from './messages/LinkMessages.tsx';
import { useLinkMessages } from './messages/use-link-messages.ts';

const sizes = ['a6', 'a4'] as const;

export const PosterPage = () => (
  <LinkMessages>
    <Screen />
  </LinkMessages>
);

/** The print view of a poster; paper size and language are in the URL. */
const Screen = () => {
  const t = useLinkMessages();
  const { base } = usePortal();
  const id = Number(useParams()['id']);
  const [params, setParams] = useSearchParams();
  const own = useLanguage();
  const { data: merchant } = useMerchant();
  const size = sizes.find((each) => each === params.get('size')) ?? 'a6';
  const language = languages.find((each) => each === params.get('language')) ?? own;
  const choose = (name: 'size' | 'language', value: string): void =>
    setParams({ size, language, [name]: value }, { replace: true });
  return (
    <RecordScreen
      query={useLink(id)}
      back={{ to: `${base}/links/${id}`, label: t('link.print.back') }}
      icon="link"
      missing={t('link.notFound')}
      failed={t('link.failed')}
    >
      {(link) => (
        <>
          <div className={classes['tools']}>
            <PageTitle title={t('link.print.title')}>
              <Button variant="primary" onClick={() => window.print()}>
                {t('link.print.print')}
              </Button>
            </PageTitle>
            <div className={classes['choices']}>
              <Choice
                label={t('link.print.size')}
                value={size}
                choices={sizes.map((each) => [each, each.toUpperCase()])}
                onChoose={(value) => choose('size', value)}
              />
              <Choice
                label={t('link.print.language')}
                value={language}
                choices={languages.map((each) => [each, languageNames[each]])}
                onChoose={(value) => choose('language', value)}
              />
            </div>
          </div>
          <Poster link={link} logoUrl={merchant?.logoUrl ?? null} size={size} language={language} />
        </>
      )}
    </RecordScreen>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => {
  const id = useId();
  return (
    <div className={classes['choice']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
};
