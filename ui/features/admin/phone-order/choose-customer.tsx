import { MailWarning, UserRound } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { countText } from "../../../components/count.ts";
import { Field } from "../../../components/field.tsx";
import { formatPhone } from "../../../components/phone-number.ts";
import { Select } from "../../../components/select.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { useDebounced } from "../../../components/use-debounced.ts";
import {
  CustomersDocument,
  type Language,
  type PhoneCustomer_CustomerFragment,
} from "../../../generated/operations.ts";
import { latest, ReadFailure, useRead } from "../kit/read.tsx";

/** A customer with an account. */
export type Customer = PhoneCustomer_CustomerFragment;

/** Milliseconds without typing before the search runs. */
const restMs = 200;
/** The shop answers no shorter search. */
const shortest = 3;

const languages: readonly [Language, string][] = [
  ["ENGLISH", "English"],
  ["SINHALA", "සිංහල"],
  ["TAMIL", "தமிழ்"],
];

export interface ChooseCustomerProps {
  /** Null for a new customer. */
  customer: Customer | null;
  language: Language;
  onChoose: (customer: Customer | null) => void;
  onLanguage: (language: Language) => void;
}

/** Finds the customer on the phone by email, phone number or name, or takes a new one. */
export function ChooseCustomer({ customer, language, onChoose, onLanguage }: ChooseCustomerProps) {
  if (customer) return <ChosenCustomer customer={customer} onChange={() => onChoose(null)} />;
  return (
    <div className="grid gap-4">
      <FindCustomer onChoose={onChoose} />
      <div className="grid gap-x-6 gap-y-3 rounded-control bg-sunken px-4 py-3.5 sm:grid-cols-[minmax(0,1fr)_12rem] sm:items-center">
        <p className="text-ink-muted">
          <b className="block font-semibold text-ink">New customer</b>
          Without a chosen customer, the order goes to the account of the email below. If there is
          none, the shop opens one and sends an invitation to set a password.
        </p>
        <Field label="Customer’s language">
          {(control) => (
            <Select
              {...control}
              value={language}
              onChange={({ currentTarget }) =>
                onLanguage(
                  languages.find(([word]) => word === currentTarget.value)?.[0] ?? "ENGLISH",
                )
              }
            >
              {languages.map(([word, name]) => (
                <option key={word} value={word}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    </div>
  );
}

function FindCustomer({ onChoose }: Pick<ChooseCustomerProps, "onChoose">) {
  const [typed, setTyped] = useState("");
  const search = useDebounced(typed.trim(), restMs);
  const reading = useRead(CustomersDocument, search.length < shortest ? null : { search }, {
    keepsPrevious: true,
  });
  const found = search.length < shortest ? null : latest(reading)?.customers;
  return (
    <div className="grid gap-2">
      <Field label="Find a customer" hint="Email, phone number or name.">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      <ReadFailure of={reading}>Couldn’t search.</ReadFailure>
      <p role="status" className="text-fine text-ink-muted empty:hidden">
        {found &&
          (found.length === 0
            ? "No customer matches."
            : `${countText(found.length, "customer")} found`)}
      </p>
      {found && found.length > 0 && (
        <ul className="border-y border-line">
          {found.map((one) => (
            <li
              key={one.id}
              className="flex items-center gap-3 border-line py-2 not-first:border-t"
            >
              <span className="min-w-0 flex-1">
                <span className="font-demi wrap-anywhere">{one.name}</span>
                <Contact customer={one} />
              </span>
              <Button onClick={() => onChoose(one)}>
                Choose<span className="sr-only"> {one.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Contact({ customer: { email, phone, orders } }: { customer: Customer }) {
  return (
    <small className="block text-fine wrap-anywhere text-ink-muted">
      {[email, phone && formatPhone(phone), orders === 0 ? "no orders" : countText(orders, "order")]
        .filter(Boolean)
        .join(" · ")}
    </small>
  );
}

function ChosenCustomer({ customer, onChange }: { customer: Customer; onChange: () => void }) {
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3 rounded-control border border-line-strong bg-raised px-4 py-3">
        <UserRound aria-hidden size={20} className="flex-none text-ink-muted" />
        <span className="min-w-0 flex-1" role="status">
          <span className="font-semibold wrap-anywhere">{customer.name}</span>
          <Contact customer={customer} />
        </span>
        <Button onClick={onChange}>
          Change<span className="sr-only"> customer</span>
        </Button>
      </div>
      {!customer.emailVerified && (
        <p className="flex items-start gap-2 text-fine leading-body text-warn-text">
          <MailWarning aria-hidden size={16} className="mt-px flex-none" />
          <span>
            This email is not verified. Ask whether the customer opened the account: its owner sees
            the order and the address.
          </span>
        </p>
      )}
    </div>
  );
}
