import { useMediaQuery, type Theme } from '@mui/material';

/** Whether lists are cards instead of tables. */
export const useIsPhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
