import { VerandahScene } from "../components/drawings/verandah-scene.tsx";
import { formatMoney } from "../components/money.ts";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
import { TextLink } from "../components/text-link.tsx";
import { ChairDrawing } from "../features/home/drawings.tsx";
import { deliveryFeeCents, limits, shopDetails } from "../generated/shop.ts";
import { paths } from "../paths.ts";

const terms = [
  {
    title: "Who we are",
    text: `${shopDetails.company}, ${shopDetails.address.join(", ")}, ${shopDetails.country}, keeps this shop and sells to you.`,
  },
  {
    title: "Your account",
    text: `You may look around without one. To order, you need a name, an email that is yours and a password of ${limits.passwordMin} characters or more. Keep the password to yourself: what is ordered with it is ordered by you.`,
  },
  {
    title: "Ordering",
    text: "What lies in your cart is not set aside. An order is placed when the shop confirms it with a number; only then are its pieces yours. If one has sold out, or its price has changed since you saw it, nothing is ordered and you are told.",
  },
  {
    title: "Paying",
    text: `In cash, to the driver, when it reaches your door. Nothing is charged before. Delivery is ${formatMoney(deliveryFeeCents / 100)} an order, to all nine provinces, and is shown before you order.`,
  },
  {
    title: "Delivery",
    text: (
      <p>
        The driver calls once, on the day, on the phone number of the order. Please look at the
        pieces before you pay. If something is wrong with them, or with the address,{" "}
        <TextLink to={paths.reportIssue}>tell us</TextLink> with the number of the order.
      </p>
    ),
  },
  {
    title: "Sizes and pictures",
    text: "Sizes are of the piece itself, in centimetres. Timber, cane and clay are made by hand: grain and tone differ a little from the picture.",
  },
  {
    title: "Reviews",
    text: "Yours to write and to revise, of what was delivered to you. Your name stands beside it. What it said before you revised it is kept.",
  },
  {
    title: "Fair use",
    text: "The shop limits how many orders, reports and tries to sign in one person may make within a time, so that it stays open for everybody.",
  },
  {
    title: "What we keep",
    text: (
      <p>
        What you order and change is kept as a list of events, so that both sides can look it up.
        The <TextLink to={paths.privacy}>privacy policy</TextLink> says what that means for you.
      </p>
    ),
  },
  {
    title: "Law",
    text: "The law of Sri Lanka counts. These terms take away none of the rights it gives you as a buyer.",
  },
];

/** What the shop and its shoppers may expect of each other. */
export function Component() {
  return (
    <QuietPage
      drawing={
        <VerandahScene>
          <ChairDrawing />
        </VerandahScene>
      }
      heading="Terms of use"
      lead="What you may expect of us, and we of you. Plain words; they count as they stand."
    >
      <PageTitle>Terms of use</PageTitle>
      <QuietList items={terms} />
    </QuietPage>
  );
}
