import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { businessTypes, registerMerchant } from '#contract/merchants/merchants.ts';
import type { Plan } from '#contract/merchants/plans.ts';
import { bodyMessageOf } from '../api-error.ts';
import { call } from '../call.ts';
import { useContractResolver } from '../form/contract-resolver.ts';
import { Form } from '../form/Form.tsx';
import { PasswordInput } from '../form/PasswordInput.tsx';
import { SelectInput } from '../form/SelectInput.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { useSending } from '../form/use-sending.ts';
import { profileTextsOf, useProfileTexts } from '../merchants/profile-texts.ts';
import { useSession } from '../session.ts';
import { signInWith } from '../sign-in-with.ts';
import { Banner } from '../state/Banner.tsx';
import { useRegistrationMessages } from './messages/registration-messages.ts';
import classes from './RegistrationForm.module.css';
import type { Registered } from './registered.ts';
import { meansVatRegistration, taxIdProblem } from './tax-id-problem.ts';

/** Specification, point 9. */
const redirectDelayMs = 1_500;

const empty = {
  businessName: '',
  businessType: 'OTHER',
  ...profileTextsOf(),
  email: '',
  phoneNumber: '',
  taxId: '',
  password: '',
};

/** In 1.5 s leads to the list of merchants or, with the e-mail filled in, to the sign-in page (specification, point 2). */
const useLeavingWhen = (registered: Registered | undefined, isForOthers: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (registered === undefined) return;
    const leave = (): void =>
      void (isForOthers ? navigate('/admin/merchants') : navigate('/login', { state: registered }));
    const timer = setTimeout(leave, redirectDelayMs);
    return () => clearTimeout(timer);
  }, [registered, navigate, isForOthers]);
};

type RegistrationFormProps = Readonly<{ wantedPlan?: Plan | undefined }>;

const useRegistering = (isForOthers: boolean, { wantedPlan }: RegistrationFormProps) => {
  const t = useRegistrationMessages();
  const [registered, setRegistered] = useState<Registered>();
  useLeavingWhen(registered, isForOthers);
  // The merchant of an administrator chooses the password by invitation.
  const bodyOf = (values: typeof empty) =>
    isForOthers ? { ...values, password: undefined } : { ...values, wantedPlan };
  const form = useForm({
    defaultValues: empty,
    mode: 'onTouched',
    resolver: useContractResolver(registerMerchant.body, bodyOf),
  });
  const { send, failure } = useSending({
    send: async (values: typeof empty) => {
      const { correctionToken } = await call(registerMerchant, { body: bodyOf(values) });
      const email = values.email.trim();
      // Where it does not succeed, the sign-in page asks for the password.
      if (!isForOthers)
        await signInWith({ username: email, password: values.password }).catch(() => undefined);
      return { registered: email, correctionToken, ...(wantedPlan && { wantedPlan }) };
    },
    failed: (error) => bodyMessageOf(error, t('registration.failed')),
    onDone: (answer) => {
      form.reset(empty);
      setRegistered(answer);
    },
  });
  return { form, send, failure, isDone: registered !== undefined };
};

/**
 * Registers a business, for visitors and administrators alike; a visitor is signed in with the new account. After success a
 * message and an empty form. The wanted plan is offered first in the portal.
 */
export const RegistrationForm = (props: RegistrationFormProps) => {
  const t = useRegistrationMessages();
  const isForOthers = useSession()?.role === 'ADMIN';
  const { form, send, failure, isDone } = useRegistering(isForOthers, props);
  return (
    <Form
      form={form}
      onSubmit={send}
      label={t(isForOthers ? 'registration.titleForOthers' : 'registration.title')}
      className={classes['form']}
    >
      <Business />
      <Contact isForOthers={isForOthers} />
      {!isForOthers && (
        <fieldset className={classes['section']}>
          <legend>{t('registration.account')}</legend>
          <PasswordInput name="password" label={t('registration.password')} required isNew />
        </fieldset>
      )}
      {failure !== undefined && <Banner tone="error">{failure}</Banner>}
      {isDone && <Banner tone="success">{t('registration.succeeded')}</Banner>}
      <div className={classes['foot']}>
        <SubmitButton size="large" disabled={isDone}>
          {t('registration.submit')}
        </SubmitButton>
      </div>
    </Form>
  );
};

const Business = () => {
  const t = useRegistrationMessages();
  const texts = useProfileTexts();
  const taxId = useWatch<typeof empty, 'taxId'>({ name: 'taxId' });
  return (
    <fieldset className={classes['section']}>
      <legend>{t('registration.business')}</legend>
      <TextInput
        name="businessName"
        label={t('registration.businessName')}
        required
        autoComplete="organization"
        maxLength={200}
      />
      <SelectInput
        name="businessType"
        label={t('registration.businessType')}
        required
        choices={businessTypes.map((value) => ({ value, label: t(`shared.businessType.${value}`) }))}
      />
      {texts.map((text) => (
        <TextInput key={text.name} {...text} />
      ))}
      <TextInput
        name="taxId"
        label={t('registration.taxId')}
        help={t(meansVatRegistration(taxId) ? 'registration.vatFollows' : 'registration.taxIdHelp')}
        maxLength={20}
        fault={(text) => {
          const fault = taxIdProblem(text);
          return fault && t(`registration.taxIdFaults.${fault}`);
        }}
      />
    </fieldset>
  );
};

const Contact = ({ isForOthers }: Readonly<{ isForOthers: boolean }>) => {
  const t = useRegistrationMessages();
  return (
    <fieldset className={classes['section']}>
      <legend>{t('registration.contact')}</legend>
      <TextInput
        name="email"
        type="email"
        label={t('registration.email')}
        help={t(isForOthers ? 'registration.emailHelpForOthers' : 'registration.emailHelp')}
        required
        autoComplete="email"
        maxLength={254}
      />
      <TextInput
        name="phoneNumber"
        type="tel"
        label={t('registration.phoneNumber')}
        placeholder={t('registration.phonePlaceholder')}
        required
        autoComplete="tel"
        maxLength={40}
      />
    </fieldset>
  );
};
