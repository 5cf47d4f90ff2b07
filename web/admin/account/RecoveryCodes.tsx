import { Box, GlobalStyles, Portal, Typography } from '@mui/material';
import { useFactorMessages } from '../../shared/factors/messages/factor-messages.ts';
import type { RecoveryCodes as Codes } from '../../shared/factors/use-recovery-codes.ts';
import { font } from '../../shared/theme/tokens.ts';

export const RecoveryCodes = ({ shown }: Pick<Codes, 'shown'>) => {
  const t = useFactorMessages();
  return (
    <Box component="ol" aria-label={t('factors.codes.list')} sx={list}>
      {shown.map((code) => (
        <li key={code}>
          <Box component="code" sx={{ fontFamily: font.mono }}>
            {code}
          </Box>
        </li>
      ))}
    </Box>
  );
};

/** In document.body: printing hides the page and shows the codes. */
export const PrintedCodes = ({ shown, printed: about }: Pick<Codes, 'shown' | 'printed'>) => (
  <Portal>
    <GlobalStyles styles={printing} />
    <Box component="article" className="printed-codes" sx={printed}>
      <Typography variant="h1">{about.title}</Typography>
      <p>{about.user}</p>
      <p>{about.date}</p>
      <RecoveryCodes shown={shown} />
      <p>{about.text}</p>
    </Box>
  </Portal>
);

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
