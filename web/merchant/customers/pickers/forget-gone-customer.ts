import { ApiError } from '../../../shared/api-error.ts';

/** Part of a form: the field with the id of a picked customer. */
interface PickedForm {
  setValue(name: 'customerId', value: ''): void;
}

/**
 * A picked customer that was archived or deleted meanwhile has no field of its own: the form forgets its id and keeps what
 * is typed of the buyer, so that it can be sent again. @returns whether the error names the customer
 */
export const forgetGoneCustomer = (form: PickedForm, error: unknown): boolean => {
  if (!(error instanceof ApiError) || !('customerId' in error.fields)) return false;
  form.setValue('customerId', '');
  return true;
};
