import { LinkButton } from "../components/link-button.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { paths } from "../paths.ts";

const principles = [
  {
    title: "One piece, one price",
    text: "The price on the card is the price at the door. Delivery is added once an order, and shown before you place it.",
  },
  {
    title: "Pay the driver",
    text: "Cash on Delivery to all nine provinces. Nothing is charged when you order.",
  },
  {
    title: "You see what we see",
    text: "When your order moves from the workshop to the road, your page moves with it.",
  },
];

/** Who keeps the shop and how. */
export function Component() {
  return (
    <div className="wrap pb-room">
      <PageTitle>About Us</PageTitle>
      <PageHeading>About Us</PageHeading>
      <p className="max-w-(--measure) text-lg">
        Nivasa means home. We sell furniture, lamps, kitchen and bath pieces and wall designs for
        Sri Lankan rooms: made to stand in the shade of a verandah and to be used every day.
      </p>
      <ul className="mt-[clamp(2.5rem,5vw,5rem)] grid gap-x-12 gap-y-8 md:grid-cols-3">
        {principles.map(({ title, text }) => (
          <li key={title} className="border-t border-line pt-5">
            <h2 className="heading text-xl">{title}</h2>
            <p className="mt-2 max-w-[40ch] text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
      <LinkButton to={paths.category} variant="filled" size="big" className="mt-12">
        Explore the collection
      </LinkButton>
    </div>
  );
}
