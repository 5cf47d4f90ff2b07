import { Box, GlobalStyles, Portal, Typography } from '@mui/material';
import { useState } from 'react';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import { shownCode } from '../../shared/factors/recovery-text.ts';
import { formatDate } from '../../shared/format/format-date.ts';
import { useSession } from '../../shared/session.ts';
import { font } from '../../shared/theme/tokens.ts';

type Codes = Readonly<{ codes: readonly string[] }>;

export const RecoveryCodes = ({ codes }: Codes) => {
  const t = useFactorMessages();
  return (
    <Box component="ol" aria-label={t('factors.codes.list')} sx={list}>
      {codes.map((code) => (
        <li key={code}>
          <Box component="code" sx={{ fontFamily: font.mono }}>
            {shownCode(code)}
          </Box>
        </li>
      ))}
    </Box>
  );
};

/** In document.body: printing hides the page and shows the codes. */
export const PrintedCodes = ({ codes }: Codes) => {
  const t = useFactorMessages();
  const user = useSession()?.username ?? '';
  const [now] = useState(() => new Date().toISOString());
  return (
    <Portal>
      <GlobalStyles styles={printing} />
      <Box component="article" className="printed-codes" sx={printed}>
        <Typography variant="h1">{t('factors.codes.printedTitle')}</Typography>
        <p>{t('factors.codes.printedUser', { user })}</p>
        <p>{t('factors.codes.printedDate', { date: formatDate(now) })}</p>
        <RecoveryCodes codes={codes} />
        <p>{t('factors.codes.printedText')}</p>
      </Box>
    </Portal>
  );
};

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: '8px 16px',
  m: 0,
  p: '16px 16px 16px 48px',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};
const printed = {
  display: 'none',
  '@media print': { display: 'grid', gap: '6mm', p: '20mm', color: '#17251f' },
};
const printing = {
  '@media print': { 'body:has(> .printed-codes) > :not(.printed-codes)': { display: 'none !important' } },
};
