import { VerandahScene } from "../components/drawings/verandah-scene.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { QuietList, QuietPage } from "../components/quiet-page.tsx";
import { TextLink } from "../components/text-link.tsx";
import { SofaDrawing } from "../features/home/drawings.tsx";
import { shopDetails } from "../generated/shop.ts";
import { paths } from "../paths.ts";

const points = [
  {
    title: "What you tell us",
    text: "Your name, email, contact numbers and address, your orders, your reviews, and what you report with its files. We use it to deliver, to answer, and to show you what you ordered. Nothing else.",
  },
  {
    title: "What we never do",
    text: "No advertising, no counting of visitors by others, no selling of data. The pages ask nobody but this shop for anything. The driver gets the name, address and phone number of the order.",
  },
  {
    title: "Your password",
    text: "Kept only as a hash that nobody can turn back, and shown to nobody. If you come in with Google, we learn your name and your email from there, and no password.",
  },
  {
    title: "How orders are kept",
    text: "As a list of events that is never rewritten: ordered, packed, on the road, delivered. Names, addresses and reports in it are sealed with a key that belongs to you alone.",
  },
  {
    title: "Erasing",
    text: (
      <p>
        <TextLink to={paths.reportIssue}>Ask us</TextLink> or write to{" "}
        <a href={`mailto:${shopDetails.email}`} className="link-line">
          {shopDetails.email}
        </a>
        . We delete your account, its sessions, the files of your reports, and your key: what was
        sealed with it can then be read by nobody. Orders stay in the books without you, and the
        stars and words of your reviews stay without your name. It cannot be undone.
      </p>
    ),
  },
  {
    title: "On this device",
    text: "One cookie, which keeps you signed in and is readable by no script. Beside it the browser keeps the colours you chose, what you typed into a form until it is sent, an order until it reaches us, and for five minutes a mark of what you ordered, so that nothing is ordered twice. None of it follows you elsewhere.",
  },
  {
    title: "Where you are signed in",
    text: (
      <p>
        <TextLink to={paths.profile}>Your profile</TextLink> lists each browser with the time it was
        last used, and ends its session when you say so. To keep strangers out we count tries to
        sign in by account and by network address within ten minutes.
      </p>
    ),
  },
  {
    title: "Mail",
    text: "We mail codes and links that you ask for, and every step of an order. Nothing to read for pleasure.",
  },
  {
    title: "Looking and changing",
    text: (
      <p>
        What we keep of you stands in <TextLink to={paths.profile}>your profile</TextLink>,{" "}
        <TextLink to={paths.myOrders}>My Orders</TextLink> and under Report an Issue, and you can
        change the profile and your reviews there. For anything else,{" "}
        <TextLink to={paths.contact}>write to us</TextLink>.
      </p>
    ),
  },
];

/** What the shop keeps of people, and how it is let go. */
export function Component() {
  return (
    <QuietPage
      flip
      drawing={
        <VerandahScene>
          <SofaDrawing />
        </VerandahScene>
      }
      heading="Privacy policy"
      lead="What we keep of you, what for, and how you have it erased."
    >
      <PageTitle>Privacy policy</PageTitle>
      <QuietList items={points} />
    </QuietPage>
  );
}
