import { useId } from 'react';
import { usePayMessages } from '../use-pay-messages.ts';
import { BuyerFields } from './BuyerFields.tsx';

type Texts = Readonly<Record<string, string>>;

/** A checkbox whose fields the stylesheet shows while it is checked, so that it works without a script. */
export const CompanyBlock = ({ typed, problems }: { typed: Texts; problems: Texts }) => {
  const { messages } = usePayMessages();
  const id = useId();
  return (
    <div className="company">
      <input type="checkbox" id={id} name="forCompany" defaultChecked={'forCompany' in typed} />
      <label htmlFor={id}>{messages.company.title}</label>
      <div className="company-fields">
        <BuyerFields typed={typed} problems={problems} />
        <p className="remember">
          <input type="checkbox" id={`${id}-remember`} name="rememberBuyer" />
          <label htmlFor={`${id}-remember`}>{messages.company.remember}</label>
        </p>
      </div>
    </div>
  );
};
