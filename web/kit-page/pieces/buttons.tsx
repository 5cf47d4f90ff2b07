import { Chip, StatusChip, StatusDot } from '../../shared/StatusChip.tsx';
import { CopyButton } from '../../shared/CopyButton.tsx';
import { Icon } from '../../shared/icons/Icon.tsx';
import { Button, ButtonLink } from '../../shared/layout/Button.tsx';
import { Facts } from '../../shared/layout/Facts.tsx';
import { LanguageMenu } from '../../shared/layout/LanguageMenu.tsx';
import { Logo } from '../../shared/layout/Logo.tsx';
import { PageTitle } from '../../shared/layout/PageTitle.tsx';
import { Panel } from '../../shared/layout/Panel.tsx';
import { SchemeSwitch } from '../../shared/layout/SchemeSwitch.tsx';
import { statusTones, type StatusOwner } from '../../shared/status-tone.ts';
import { piece, type Piece } from '../piece.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;

export const buttons: readonly Piece[] = [
  piece('shared/layout/Button.tsx', {
    variants: () =>
      variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      )),
    sizes: () =>
      sizes.map((size) => (
        <Button key={size} size={size}>
          {size}
        </Button>
      )),
    busy: () => (
      <Button variant="primary" busy>
        Изпращане
      </Button>
    ),
    disabled: () => <Button disabled>Изпрати</Button>,
    'full width': () => (
      <Button variant="primary" full>
        Плати 24,90 €
      </Button>
    ),
    'an icon with a name': () => (
      <Button icon variant="quiet" aria-label="Затвори">
        <Icon name="close" />
      </Button>
    ),
    'a link': () => <ButtonLink to="/">Към началото</ButtonLink>,
  }),
  piece('shared/CopyButton.tsx', {
    text: () => <CopyButton text="https://plateno.example/pay/1" label="Копирай линка" />,
    icon: () => <CopyButton isIcon text="BG80BNBG96611020345678" label="Копирай IBAN" />,
  }),
  piece('shared/StatusChip.tsx', {
    'all statuses': () =>
      Object.entries(statusTones).flatMap(([owner, tones]) =>
        Object.keys(tones).map((status) => (
          <StatusChip key={`${owner} ${status}`} owner={owner as StatusOwner} status={status as never} />
        )),
      ),
    badge: () => (
      <Chip tone="error" status="LOST">
        Оспорено
      </Chip>
    ),
    dot: () => (
      <StatusDot tone="success" status="PAID">
        Платена
      </StatusDot>
    ),
  }),
  piece('shared/layout/PageTitle.tsx', {
    title: () => <PageTitle title="Плащания" />,
    'with state and actions': () => (
      <PageTitle
        title="Фактура 0000000042"
        subtitle="Цветарница Роза ЕООД"
        status={<StatusChip owner="invoice" status="OVERDUE" />}
      >
        <Button variant="primary">Напомни</Button>
      </PageTitle>
    ),
  }),
  piece('shared/layout/Panel.tsx', {
    untitled: () => <Panel>Съдържание</Panel>,
    'with title and action': () => (
      <Panel title="Последни плащания" action={<ButtonLink to="/">Всички</ButtonLink>}>
        Съдържание
      </Panel>
    ),
  }),
  piece('shared/layout/Facts.tsx', {
    facts: () => (
      <Facts
        facts={[
          ['Клиент', 'Мария Иванова'],
          ['Сума', '24,90 €'],
          ['Описание', 'Букет с много дълго описание, което не се побира на един ред на телефон'],
        ]}
      />
    ),
  }),
  piece('shared/layout/Logo.tsx', { logo: () => <Logo /> }),
  piece('shared/layout/LanguageMenu.tsx', { menu: () => <LanguageMenu /> }),
  piece('shared/layout/SchemeSwitch.tsx', { switch: () => <SchemeSwitch /> }),
];
