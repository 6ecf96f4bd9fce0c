import { Empty } from "../components/empty.tsx";
import { LinkButton } from "../components/link-button.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { paths } from "../paths.ts";

/** 404: an address that leads nowhere. */
export function Component() {
  return (
    <div className="wrap py-room">
      <PageTitle>Page not found</PageTitle>
      <Empty
        first
        door="shuttered"
        heading="404 · No room behind this door"
        action={
          <LinkButton to={paths.home} variant="filled">
            Go to Home
          </LinkButton>
        }
      >
        The address may be mistyped, or the page has moved.
      </Empty>
    </div>
  );
}
