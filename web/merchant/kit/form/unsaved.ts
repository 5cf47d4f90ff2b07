import { createContext, use, useEffect, useId } from 'react';

type Report = (form: string, isDirty: boolean) => void;
/** Collects which forms of a page have changes that are not saved; outside the settings it does nothing. */
export const UnsavedContext = createContext<Report>(() => {});

/** Reports the changes of a form, so that the page is not left without a question. */
export const useUnsavedChanges = (isDirty: boolean): void => {
  const report = use(UnsavedContext);
  const form = useId();
  useEffect(() => {
    report(form, isDirty);
  }, [report, form, isDirty]);
};
