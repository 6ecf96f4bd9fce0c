import { useRef, useState, type ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../components/button.tsx";
import { Field } from "../../../components/field.tsx";
import { Select } from "../../../components/select.tsx";
import { TwoColumns } from "../../../components/two-columns.tsx";
import type { Language } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";
import { detailsOfAddress, type DeliveryAddress } from "../../shared/delivery/address-details.ts";
import { ChooseDay } from "../../shared/delivery/choose-day.tsx";
import { DeliveryForm } from "../../shared/delivery/delivery-form.tsx";
import type { DeliveryDetails } from "../../shared/delivery/delivery-schema.ts";
import { useChosenDay } from "../../shared/delivery/use-chosen-day.ts";
import type { Region } from "../../shared/delivery/use-delivery-dates.ts";
import type { PictureOf } from "../../shared/order/ordered-picture.tsx";
import { AddItem } from "../order-desk/add-item.tsx";
import { ChooseCustomer, type Customer } from "./choose-customer.tsx";
import { OrderedLines } from "./ordered-lines.tsx";
import { PhoneOrderSummary } from "./phone-order-summary.tsx";
import { useOrderLines } from "./use-order-lines.ts";
import { usePlacePhoneOrder } from "./use-place-phone-order.ts";

const formId = "phone-order";

const noAddress: DeliveryAddress = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  address: "",
  province: "",
  district: "",
  city: "",
  zipCode: "",
};

/** The first address to offer: the latest one, or what the account says. */
function addressOf({ name, email, phone, addresses: [latest] }: Customer): DeliveryAddress {
  if (latest) return latest;
  const [firstName = "", ...rest] = name.trim().split(/\s+/);
  return { ...noAddress, firstName, lastName: rest.join(" "), email, phone: phone ?? "" };
}

const regionOf = ({ district, province }: DeliveryDetails): Region => ({ district, province });

/** Takes an order of a customer on the phone and places it. */
export function PhoneOrderPage({ picture }: { picture: PictureOf }) {
  const navigate = useNavigate();
  const [customer, setCustomer] = useState<Customer | null>(null);
  const [language, setLanguage] = useState<Language>("ENGLISH");
  // Each filling mounts a new form, without the previous input.
  const [filled, setFilled] = useState({ times: 0, details: detailsOfAddress(noAddress) });
  const [region, setRegion] = useState<Region>({ district: "", province: "" });
  const draft = useOrderLines(region.district);
  const delivery = useChosenDay(region);
  const [missing, setMissing] = useState(false);
  const latest = useRef<DeliveryDetails | null>(null);

  function fill(address: DeliveryAddress) {
    const details = detailsOfAddress(address);
    setFilled(({ times }) => ({ times: times + 1, details }));
    setRegion(regionOf(details));
  }

  const { place, pending, problem, earlier } = usePlacePhoneOrder({
    onAccepted(answer) {
      const isPlaced = answer.__typename === "PhoneOrderPlaced";
      void navigate(isPlaced ? paths.adminOrder(answer.order.number) : paths.adminOrders);
    },
    onRefused(refusal) {
      if (refusal.__typename === "PriceChanged") draft.reprice(refusal.quote.lines);
      if (refusal.__typename === "StockShortage") draft.restock(refusal.lines);
      if (refusal.__typename === "DeliveryDayTaken") delivery.retry();
    },
  });

  function send(details: DeliveryDetails, again: boolean) {
    latest.current = details;
    setMissing(draft.lines.length === 0);
    if (draft.lines.length === 0) return;
    const { day } = delivery;
    void place({
      customerId: customer?.id ?? null,
      language,
      input: {
        items: draft.lines.map(({ productId, quantity }) => ({ productId, quantity })),
        shippingAddress: details,
        totalPrice: draft.total,
        deliveryDay: day && { date: day.date, half: day.half },
        ...(again ? { again } : {}),
      },
    });
  }

  return (
    <div className="px-4 py-6 md:px-6">
      <TwoColumns
        sticky
        aside={
          <PhoneOrderSummary
            draft={draft}
            region={region}
            day={delivery.day}
            problem={missing && draft.lines.length === 0 ? "Add at least one item." : problem}
            earlier={earlier}
            onAgain={() => {
              if (latest.current) send(latest.current, true);
            }}
          >
            <Button
              type="submit"
              form={formId}
              variant="filled"
              size="big"
              className="w-full"
              pending={pending}
            >
              Place the order
            </Button>
          </PhoneOrderSummary>
        }
      >
        {/* A change that is made while the order is sent would be lost. */}
        <div inert={pending}>
          <Part heading="Customer" id="phone-customer">
            <ChooseCustomer
              customer={customer}
              language={language}
              onChoose={(chosen) => {
                setCustomer(chosen);
                if (chosen) fill(addressOf(chosen));
              }}
              onLanguage={setLanguage}
            />
          </Part>
          <Part heading="Items" id="phone-items">
            <OrderedLines draft={draft} picture={picture} />
            <div className="mt-4">
              <AddItem label="Add an item" onAdd={draft.add} />
            </div>
          </Part>
          <Part heading="Deliver to" id={`${formId}-heading`}>
            {customer && customer.addresses.length > 1 && (
              <EarlierAddresses
                key={customer.id}
                addresses={customer.addresses}
                onChoose={(address) => fill(address)}
              />
            )}
            <DeliveryForm
              key={filled.times}
              id={formId}
              starting={filled.details}
              onEdit={(details) => setRegion(regionOf(details))}
              onSubmit={(details) => send(details, false)}
            />
          </Part>
          <ChooseDay region={region} {...delivery} />
        </div>
      </TwoColumns>
    </div>
  );
}

function Part({ heading, id, children }: { heading: string; id: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mb-10">
      <h2 id={id} className="heading mb-4 text-title">
        {heading}
      </h2>
      {children}
    </section>
  );
}

function EarlierAddresses({
  addresses,
  onChoose,
}: {
  addresses: Customer["addresses"];
  onChoose: (address: Customer["addresses"][number]) => void;
}) {
  return (
    <Field label="Address of an earlier order" className="sm:max-w-96">
      {(control) => (
        <Select
          {...control}
          defaultValue="0"
          onChange={({ currentTarget }) => {
            const address = addresses[Number(currentTarget.value)];
            if (address) onChoose(address);
          }}
        >
          {addresses.map(({ address, city }, index) => (
            <option key={`${address} ${city}`} value={index}>
              {address}, {city}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
