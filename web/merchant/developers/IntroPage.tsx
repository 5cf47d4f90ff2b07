import { Link } from 'react-router-dom';
import { ButtonLink } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { usePortal } from '../kit/portal/portal.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { DeveloperFrame } from './DeveloperFrame.tsx';
import classes from './Developers.module.css';
import { useDeveloperMessages } from './messages/developer-messages.ts';

/** A command that creates a payment link; the reader puts in the key. */
const firstCall = (origin: string): string =>
  [
    `curl --request POST '${origin}/api/payment-links/me' \\`,
    `  --header 'authorization: Bearer plk_…' \\`,
    `  --header 'content-type: application/json' \\`,
    `  --header 'idempotency-key: order-1' \\`,
    `  --data-raw '{"amount":5,"currency":"EUR"}'`,
  ].join('\n');

/** What a program needs to work with Plateno, in three steps. */
export const IntroPage = () => {
  const t = useDeveloperMessages();
  const { base } = usePortal();
  return (
    <DeveloperFrame section="intro">
      <Panel title={t('developers.intro.title')}>
        <ol className={classes['steps']}>
          <li>
            <div className={classes['step']}>
              <h3>{t('developers.intro.key')}</h3>
              <p>{t('developers.intro.keyText')}</p>
              <ButtonLink to={`${base}/developers/keys`}>{t('developers.intro.keyAction')}</ButtonLink>
            </div>
          </li>
          <li>
            <div className={classes['step']}>
              <h3>{t('developers.intro.endpoint')}</h3>
              <p>{t('developers.intro.endpointText')}</p>
              <ButtonLink to={`${base}/developers/webhooks`}>
                {t('developers.intro.endpointAction')}
              </ButtonLink>
            </div>
          </li>
          <li>
            <div className={classes['step']}>
              <h3>{t('developers.intro.call')}</h3>
              <p>{t('developers.intro.callText')}</p>
              <CodeBlock label={t('developers.intro.command')} text={firstCall(window.location.origin)} />
            </div>
          </li>
        </ol>
      </Panel>
      <Panel title={t('developers.intro.more')}>
        <p>{t('developers.intro.moreText')}</p>
        <div className={classes['links']}>
          <ServerLink href="/api/docs">{t('developers.intro.docs')}</ServerLink>
          <ServerLink href="/api/openapi.json">{t('developers.intro.schema')}</ServerLink>
          <Link to={`${base}/developers/events`}>{t('developers.intro.catalogue')}</Link>
        </div>
      </Panel>
    </DeveloperFrame>
  );
};

/** A page of the server, outside the portal, in a new tab. */
const ServerLink = ({ href, children }: { readonly href: string; readonly children: string }) => {
  const t = useDeveloperMessages();
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} <span className="visually-hidden">{t('shared.newTab')}</span>
    </a>
  );
};
