import { useMediaQuery, type Theme } from '@mui/material';

/** Whether there is no room for tables: what they say stands in cards then. */
export const useIsPhone = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
