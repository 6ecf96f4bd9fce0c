import { LinkButton } from "../components/link-button.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { paths } from "../paths.ts";

const steps = [
  "Open the app and point it at the floor.",
  "Scan the code beside any item, or pick it from the list.",
  "Walk around it. The size is the true one.",
];

/** What the app will do; its download opens with the app. */
export function Component() {
  return (
    <div className="wrap pb-room">
      <PageTitle>Mobile App</PageTitle>
      <PageHeading>Stand it in your own room first</PageHeading>
      <p className="max-w-(--measure) text-lg">
        The Nivasa app places any item on your floor at true size, through your phone camera. It is
        not in the stores yet.
      </p>
      <ol className="mt-10 max-w-[34rem]">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[2.25rem_1fr] border-t border-line py-3.5">
            <span aria-hidden className="font-display text-xl leading-tight text-clay-text">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <LinkButton to={paths.category} variant="filled" size="big" className="mt-8">
        Explore the collection
      </LinkButton>
    </div>
  );
}
