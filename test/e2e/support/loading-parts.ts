const ofPortal = '[class*=skeleton], [class*=loading]:not([class*=Mui])';
const ofBackOffice = '.MuiSkeleton-root, [role=progressbar]';

/** Selects what a page shows while it loads. */
export const loadingParts = `[aria-busy=true], ${ofPortal}, ${ofBackOffice}`;
