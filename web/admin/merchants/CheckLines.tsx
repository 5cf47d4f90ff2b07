import { Box, Link as TextLink, List, ListItem, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import type { MerchantChecks as Checks } from '#contract/merchants/merchant-checks.ts';
import type { Merchant } from '#contract/merchants/merchants.ts';
import { Icon } from '../../shared/icons/Icon.tsx';
import { useMessages } from '../../shared/messages/use-messages.ts';
import { ShowLink } from '../kit/fields/ShowLink.tsx';
import { StatusChip } from '../kit/fields/StatusChip.tsx';
import type { en } from '../kit/messages/en.ts';

/** Whether an approval needs a second look: documents would lack their number, or another person may be behind it. */
export const needsLook = ({ taxId, vatNumber, isEmailVerified, others }: Checks): boolean =>
  taxId !== 'VALID' ||
  vatNumber === 'INVALID' ||
  vatNumber === 'MISSING' ||
  !isEmailVerified ||
  others.length > 0;

type Tone = 'good' | 'look';
const toneOf = (isGood: boolean): Tone => (isGood ? 'good' : 'look');

/** One check; the tone is said in words, too. */
const Line = ({ tone, children }: { tone: Tone; children: ReactNode }) => {
  const t = useMessages<typeof en>();
  return (
    <ListItem disablePadding sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <Box
        component="span"
        sx={{ color: tone === 'good' ? 'success.main' : 'warning.main', lineHeight: 0, mt: 0.25 }}
      >
        <Icon name={tone === 'good' ? 'check' : 'alert'} size={20} />
        <span className="visually-hidden">{t(`admin.merchants.checks.${tone}`)}</span>
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </ListItem>
  );
};

/** The checks, one line each. */
export const CheckLines = ({ merchant, checks }: { merchant: Merchant; checks: Checks }) => {
  const t = useMessages<typeof en>();
  const { taxId, vatNumber, isEmailVerified, missing, registerUrl, others } = checks;
  return (
    <List disablePadding sx={{ display: 'grid', gap: 1 }}>
      <Line tone={toneOf(taxId === 'VALID')}>
        {t(`admin.merchants.checks.taxId.${taxId}`, { number: merchant.taxId ?? '' })}
        {registerUrl !== null && (
          <>
            {' '}
            <TextLink href={registerUrl} target="_blank" rel="noopener noreferrer">
              {t('admin.merchants.checks.register')}
            </TextLink>
          </>
        )}
      </Line>
      {vatNumber !== 'NOT_NEEDED' && (
        <Line tone={toneOf(vatNumber === 'VALID')}>
          {t(`admin.merchants.checks.vatNumber.${vatNumber}`, { number: merchant.vatNumber ?? '' })}
        </Line>
      )}
      <Line tone={toneOf(isEmailVerified)}>
        {t(
          isEmailVerified ? 'admin.merchants.checks.emailVerified' : 'admin.merchants.checks.emailUnverified',
          {
            email: merchant.email,
          },
        )}
      </Line>
      {missing.includes('iban') && <Line tone="look">{t('admin.merchants.checks.noIban')}</Line>}
      {others.length === 0 ? (
        <Line tone="good">{t('admin.merchants.checks.noOthers')}</Line>
      ) : (
        others.map((other) => <SharingOther key={other.id} other={other} />)
      )}
    </List>
  );
};

const SharingOther = ({ other }: { other: Checks['others'][number] }) => {
  const t = useMessages<typeof en>();
  const shared = other.shares.map((fact) => t(`admin.merchants.checks.shares.${fact}`)).join(', ');
  return (
    <Line tone="look">
      <Stack component="span" direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <span>{t('admin.merchants.checks.other', { shared })}</span>
        {other.isClosed ? (
          <span>
            {other.businessName} ({t('admin.merchants.checks.closed')})
          </span>
        ) : (
          <>
            <ShowLink resource="merchants" id={other.id}>
              {other.businessName}
            </ShowLink>
            <StatusChip owner="merchant" status={other.status} />
          </>
        )}
      </Stack>
    </Line>
  );
};
