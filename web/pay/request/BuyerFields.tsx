import { usePayMessages } from '../use-pay-messages.ts';
import { CountryField } from './CountryField.tsx';
import { Field } from './Field.tsx';
import { buyerFields } from './typed-details.ts';

type Texts = Readonly<Record<string, string>>;

/** Name, numbers, postal address and country of a company. @param typed values and problems by `buyer.<field>` */
export const BuyerFields = ({ typed, problems }: { typed: Texts; problems: Texts }) => {
  const { messages } = usePayMessages();
  return buyerFields.map((field) =>
    field === 'country' ? (
      <CountryField key={field} chosen={typed['buyer.country'] ?? 'BG'} />
    ) : (
      <Field
        key={field}
        name={`buyer.${field}`}
        label={messages.company[field]}
        maxLength={200}
        required={field === 'name' || field === 'address'}
        defaultValue={typed[`buyer.${field}`] ?? ''}
        problem={problems[`buyer.${field}`]}
      />
    ),
  );
};
