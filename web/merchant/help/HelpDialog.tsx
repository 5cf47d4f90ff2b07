import { mailtoOf, withReadableEmails } from '#contract/shown-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { getInstallation } from '#contract/installation.ts';
import { call } from '../../shared/call.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Dialog } from '../../shared/layout/Dialog.tsx';
import { useLanguage } from '../../shared/messages/language.ts';
import { useShellMessages } from '../kit/messages/use-shell-messages.ts';
import { usePortal } from '../kit/portal/portal.ts';
import classes from './Help.module.css';
import { bg } from './messages/bg.ts';
import { en } from './messages/en.ts';
import { topicOf } from './topic-of.ts';

const catalogues = { bg, en };

interface HelpDialogProps {
  readonly onShortcuts: () => void;
  readonly onClose: () => void;
}

/** Short answers about the subject of the open page, how to reach us, and the keyboard shortcuts. */
export const HelpDialog = ({ onShortcuts, onClose }: HelpDialogProps) => {
  const t = useShellMessages();
  const { base } = usePortal();
  const { pathname } = useLocation();
  const { help } = catalogues[useLanguage()];
  return (
    <Dialog title={help.title} onClose={onClose}>
      <section className={classes['part']} aria-label={help.answers}>
        {help.topics[topicOf(pathname.slice(base.length))].map(({ question, answer }) => (
          <div key={question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </section>
      <Contact />
      <div className={classes['keys']}>
        <Button variant="quiet" onClick={onShortcuts}>
          <Icon name="keyboard" />
          {t('merchant.shortcuts.title')}
        </Button>
      </div>
    </Dialog>
  );
};

/** Address and telephone number of the installation; both are settings of the operator. */
const Contact = () => {
  const { help } = catalogues[useLanguage()];
  const { data } = useQuery({
    queryKey: ['installation'],
    queryFn: ({ signal }) => call(getInstallation, {}, { signal }),
    staleTime: Infinity,
  });
  if (data === undefined) return null;
  const { email, phone, statusUrl } = data.support;
  const isReachable = email !== null || phone !== null;
  return (
    <section className={classes['part']} aria-label={help.contact}>
      <h3>{help.contact}</h3>
      <p>{isReachable ? help.contactHint : help.noContact}</p>
      <ul className={classes['ways']}>
        {email !== null && (
          <li>
            <a href={mailtoOf(email)}>{withReadableEmails(email)}</a>
          </li>
        )}
        {phone !== null && (
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {statusUrl !== null && (
          <li>
            <a href={statusUrl} target="_blank" rel="noreferrer">
              {help.status}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
};
