import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { evidenceTextFields, maxEvidenceText, type DisputeEvidence } from '#contract/disputes/disputes.ts';
import { messageOf } from '../../shared/api-error.ts';
import { Form } from '../../shared/form/Form.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useDisputeTexts } from '../../shared/payments/dispute-texts.ts';
import { Banner } from '../../shared/state/Banner.tsx';
import { useToast } from '../../shared/state/Toasts.tsx';
import classes from '../kit/dialogs/dialog-form.module.css';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import { useDisputeMessages } from './messages/dispute-messages.ts';
import { SubmitDialog } from './SubmitDialog.tsx';
import { useDisputeChanges, type Texts } from './use-dispute.ts';

type TextField = (typeof evidenceTextFields)[number];
type Values = Record<TextField, string>;

const isText = (field: string): field is TextField => evidenceTextFields.some((name) => name === field);

/** Only texts that are written are sent. */
const textsOf = (values: Values): Texts =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''));

/** Texts and documents of the evidence, what helps first; a draft until it is saved at the provider or submitted. */
export const EvidenceForm = ({ dispute }: { dispute: DisputeEvidence }) => {
  const t = useDisputeMessages();
  const toast = useToast();
  const changes = useDisputeChanges(dispute.id);
  const [isReviewed, setReviewed] = useState(false);
  const [failure, setFailure] = useState<string>();
  const empty = Object.fromEntries(evidenceTextFields.map((field) => [field, '']));
  const form = useForm<Values>({ defaultValues: { ...empty, ...dispute.evidence.texts } });
  const run = (then: () => Promise<void> | void) =>
    form.handleSubmit(async (values) => {
      setFailure(undefined);
      try {
        await changes.keep.mutateAsync(textsOf(values));
        await then();
      } catch (error) {
        setFailure(messageOf(error, t('dispute.saveFailed')));
      }
    });
  const saveAtProvider = async (): Promise<void> => {
    const { evidence } = await changes.save.mutateAsync();
    if (evidence.status === 'SAVED') toast(t('dispute.savedAtProvider'), 'success');
  };
  const busy = changes.keep.isPending || changes.save.isPending;
  return (
    <>
      <Form
        form={form}
        label={t('dispute.evidence')}
        onSubmit={() => run(() => toast(t('dispute.keptDraft')))()}
      >
        <EvidenceTexts dispute={dispute} fill={(texts) => form.reset({ ...form.getValues(), ...texts })} />
      </Form>
      <EvidenceFiles dispute={dispute} changes={changes} />
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      <div className={classes['foot']}>
        <Button busy={busy} onClick={() => void run(() => toast(t('dispute.keptDraft')))()}>
          {t('dispute.keepDraft')}
        </Button>
        <Button busy={busy} onClick={() => void run(saveAtProvider)()}>
          {t('dispute.saveAtProvider')}
        </Button>
        <Button variant="primary" busy={busy} onClick={() => void run(() => setReviewed(true))()}>
          {t('dispute.review')}
        </Button>
      </div>
      {isReviewed && <SubmitDialog dispute={dispute} changes={changes} onClose={() => setReviewed(false)} />}
    </>
  );
};

interface EvidenceTextsProps {
  readonly dispute: DisputeEvidence;
  /** Fills in texts that are known of the payment. */
  readonly fill: (texts: Texts) => void;
}

const EvidenceTexts = ({ dispute, fill }: EvidenceTextsProps) => {
  const t = useDisputeMessages();
  const { fields } = useDisputeTexts();
  const helpful = dispute.helpful.filter(isText);
  const others = evidenceTextFields.filter((field) => !helpful.includes(field));
  const input = (field: TextField) => (
    <TextArea key={field} name={field} label={fields[field]} maxLength={maxEvidenceText} />
  );
  return (
    <Panel
      title={t('dispute.texts')}
      action={
        <Button size="small" onClick={() => fill(dispute.suggestions.texts)}>
          {t('dispute.useSuggestions')}
        </Button>
      }
    >
      <div className={classes['form']}>{helpful.map(input)}</div>
      <details>
        <summary>{t('dispute.more')}</summary>
        <div className={classes['form']}>{others.map(input)}</div>
      </details>
    </Panel>
  );
};
