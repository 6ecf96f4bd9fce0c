import { LinkButton } from "../components/link-button.tsx";
import { OpenDoorScene } from "../components/drawings/open-door-scene.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
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
    <QuietPage
      drawing={<OpenDoorScene />}
      heading="About Us"
      lead="Nivasa means home. We sell furniture, lamps, kitchen and bath pieces and wall designs for Sri Lankan rooms: made to stand in the shade of a verandah and to be used every day."
    >
      <PageTitle>About Us</PageTitle>
      <QuietList items={principles} />
      <LinkButton to={paths.category} variant="filled" size="big" className="mt-7">
        Explore the collection
      </LinkButton>
    </QuietPage>
  );
}
