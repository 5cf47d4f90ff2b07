import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { evidenceTextFields, maxEvidenceText, type DisputeEvidence } from '#contract/disputes/disputes.ts';
import { Form } from '../../shared/form/Form.tsx';
import { FormFoot } from '../../shared/form/FormFoot.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { useSending } from '../../shared/form/use-sending.ts';
import { Button } from '../../shared/layout/Button.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { useDisputeTexts } from '../../shared/payments/dispute-texts.ts';
import { useToast } from '../../shared/state/toast.ts';
import classes from '../../shared/form/FormLayout.module.css';
import { EvidenceFiles } from './EvidenceFiles.tsx';
import { useDisputeMessages } from './messages/dispute-messages.ts';
import { SubmitDialog } from './SubmitDialog.tsx';
import { useDisputeChanges, type DisputeChanges, type Texts } from './use-dispute.ts';

type TextField = (typeof evidenceTextFields)[number];
type Values = Record<TextField, string>;

const isText = (field: string): field is TextField => evidenceTextFields.some((name) => name === field);

/** Only texts that are written are sent. */
const textsOf = (values: Values): Texts =>
  Object.fromEntries(Object.entries(values).filter(([, text]) => text.trim() !== ''));

/** Keeps the texts; then shows a toast, saves at the provider or opens the review. */
const useKeeping = (changes: DisputeChanges) => {
  const t = useDisputeMessages();
  return useSending({
    send: async ({ values, follow }: Readonly<{ values: Values; follow: () => unknown }>) => {
      await changes.keep.mutateAsync(textsOf(values));
      await follow();
    },
    failed: t('dispute.saveFailed'),
  });
};

/** Texts and documents of the evidence, what helps first; a draft until it is saved at the provider or submitted. */
export const EvidenceForm = ({ dispute }: { dispute: DisputeEvidence }) => {
  const t = useDisputeMessages();
  const toast = useToast();
  const changes = useDisputeChanges(dispute.id);
  const [isReviewed, setReviewed] = useState(false);
  const empty = Object.fromEntries(evidenceTextFields.map((field) => [field, '']));
  const form = useForm<Values>({ defaultValues: { ...empty, ...dispute.evidence.texts } });
  const { send, failure, isPending } = useKeeping(changes);
  const keepDraft = (values: Values) => send({ values, follow: () => toast(t('dispute.keptDraft')) });
  const saveAtProvider = async (): Promise<void> => {
    const { evidence } = await changes.save.mutateAsync();
    if (evidence.status === 'SAVED') toast(t('dispute.savedAtProvider'));
  };
  const press = (follow: () => unknown) => form.handleSubmit((values) => send({ values, follow }));
  return (
    <>
      <Form form={form} label={t('dispute.evidence')} onSubmit={keepDraft}>
        <EvidenceTexts dispute={dispute} fill={(texts) => form.reset({ ...form.getValues(), ...texts })} />
      </Form>
      <EvidenceFiles dispute={dispute} changes={changes} />
      <FormFoot failure={failure}>
        <Button busy={isPending} onClick={() => void form.handleSubmit(keepDraft)()}>
          {t('dispute.keepDraft')}
        </Button>
        <Button busy={isPending} onClick={() => void press(saveAtProvider)()}>
          {t('dispute.saveAtProvider')}
        </Button>
        <Button variant="primary" busy={isPending} onClick={() => void press(() => setReviewed(true))()}>
          {t('dispute.review')}
        </Button>
      </FormFoot>
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
