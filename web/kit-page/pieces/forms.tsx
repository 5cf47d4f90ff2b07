import { useState } from 'react';
import { MissingTaxId } from '../../merchant/kit/form/MissingTaxId.tsx';
import { PrintWarning } from '../../merchant/kit/form/PrintWarning.tsx';
import { UnitInput } from '../../merchant/kit/form/UnitInput.tsx';
import { AmountChoice } from '../../shared/form/AmountChoice.tsx';
import { AmountInput } from '../../shared/form/AmountInput.tsx';
import { CalendarButton } from '../../shared/form/CalendarButton.tsx';
import { DateField } from '../../shared/form/DateField.tsx';
import { NumberInput } from '../../shared/form/NumberInput.tsx';
import { parseQuantity } from '../../shared/form/parse-number.ts';
import { PasswordInput } from '../../shared/form/PasswordInput.tsx';
import { RadioChoice } from '../../shared/form/RadioChoice.tsx';
import { SelectInput } from '../../shared/form/SelectInput.tsx';
import { SubmitButton } from '../../shared/form/SubmitButton.tsx';
import { TextArea } from '../../shared/form/TextArea.tsx';
import { TextInput } from '../../shared/form/TextInput.tsx';
import { InForm } from '../InForm.tsx';
import { piece, type Piece } from '../piece.ts';

const choices = [
  { value: 'bg', label: 'България' },
  { value: 'de', label: 'Германия' },
];
const required = { email: 'Попълнете имейл.' };

const Calendar = () => {
  const [day, setDay] = useState('2026-11-30');
  return <CalendarButton day={day} label="Ден" onChoose={setDay} />;
};

export const forms: readonly Piece[] = [
  piece('shared/form/TextInput.tsx', {
    empty: () => (
      <InForm>
        <TextInput name="name" label="Име на фирмата" required />
      </InForm>
    ),
    'with help': () => (
      <InForm>
        <TextInput name="name" label="Име на латиница" help="Стои на банковото извлечение." />
      </InForm>
    ),
    filled: () => (
      <InForm values={{ name: 'Цветарница Роза' }}>
        <TextInput name="name" label="Име" />
      </InForm>
    ),
    refused: () => (
      <InForm values={{ email: '' }} problems={required}>
        <TextInput name="email" label="Имейл" type="email" required />
      </InForm>
    ),
  }),
  piece('shared/form/TextArea.tsx', {
    empty: () => (
      <InForm>
        <TextArea name="note" label="Бележка" rows={3} />
      </InForm>
    ),
  }),
  piece('shared/form/SelectInput.tsx', {
    chosen: () => (
      <InForm values={{ country: 'de' }}>
        <SelectInput name="country" label="Държава" choices={choices} />
      </InForm>
    ),
  }),
  piece('shared/form/RadioChoice.tsx', {
    chosen: () => (
      <InForm values={{ country: 'bg' }}>
        <RadioChoice name="country" label="Държава" choices={choices} />
      </InForm>
    ),
  }),
  piece('shared/form/AmountInput.tsx', {
    empty: () => (
      <InForm values={{ amount: '' }}>
        <AmountInput name="amount" label="Сума" currency="EUR" required />
      </InForm>
    ),
    filled: () => (
      <InForm values={{ amount: '24,90' }}>
        <AmountInput name="amount" label="Сума" currency="EUR" />
      </InForm>
    ),
    refused: () => (
      <InForm values={{ amount: '0' }} problems={{ amount: 'Най-малко 0,50 €.' }}>
        <AmountInput name="amount" label="Сума" currency="EUR" />
      </InForm>
    ),
  }),
  piece('shared/form/NumberInput.tsx', {
    filled: () => (
      <InForm values={{ quantity: '1,5' }}>
        <NumberInput
          name="quantity"
          label="Количество"
          maxLength={12}
          parse={parseQuantity}
          fault={() => undefined}
        />
      </InForm>
    ),
  }),
  piece('shared/form/AmountChoice.tsx', {
    'two readings': () => <AmountChoice typed="1.234" currency="EUR" onChoose={() => undefined} />,
  }),
  piece('shared/form/DateField.tsx', {
    empty: () => (
      <InForm values={{ day: '' }}>
        <DateField name="day" label="Падеж" />
      </InForm>
    ),
    filled: () => (
      <InForm values={{ day: '2026-11-30' }}>
        <DateField name="day" label="Падеж" />
      </InForm>
    ),
  }),
  piece('shared/form/CalendarButton.tsx', { calendar: () => <Calendar /> }),
  piece('shared/form/PasswordInput.tsx', {
    'at sign-in': () => (
      <InForm values={{ password: '' }}>
        <PasswordInput name="password" label="Парола" />
      </InForm>
    ),
    new: () => (
      <InForm values={{ password: 'роза' }}>
        <PasswordInput name="password" label="Нова парола" isNew />
      </InForm>
    ),
  }),
  piece('shared/form/SubmitButton.tsx', {
    ready: () => (
      <InForm>
        <SubmitButton>Запази</SubmitButton>
      </InForm>
    ),
    busy: () => (
      <InForm>
        <SubmitButton busy>Запази</SubmitButton>
      </InForm>
    ),
    disabled: () => (
      <InForm>
        <SubmitButton disabled>Запази</SubmitButton>
      </InForm>
    ),
  }),
  piece('merchant/kit/form/UnitInput.tsx', {
    offered: () => (
      <InForm values={{ unit: '' }}>
        <UnitInput name="unit" label="Мярка" placeholder="бр." />
      </InForm>
    ),
  }),
  piece('merchant/kit/form/MissingTaxId.tsx', {
    missing: () => <MissingTaxId merchant={{ taxId: null, vatNumber: null }} />,
  }),
  piece('merchant/kit/form/PrintWarning.tsx', {
    printable: () => (
      <InForm values={{ name: 'Роза' }}>
        <PrintWarning fields={[{ name: 'name', label: 'Име' }]} />
      </InForm>
    ),
  }),
];
