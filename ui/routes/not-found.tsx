import * as t from "#texts/shell.ts";
import { Scene } from "../components/drawings/scene.tsx";
import bareRoom from "../components/drawings/bare-room.svg?raw";
import { LinkButton } from "../components/link-button.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { QuietPage } from "../components/quiet-page.tsx";
import { GoLink } from "../components/text-link.tsx";
import { paths } from "../paths.ts";

/** The 404 page. */
export function Component() {
  return (
    <QuietPage
      drawing={<Scene drawing={bareRoom} />}
      eyebrow={
        <p
          aria-hidden
          className="mb-4 font-display text-[clamp(5rem,3rem+7vw,9rem)] leading-[0.9] font-extralight tracking-figure text-clay-text"
        >
          404
        </p>
      }
      heading={
        <>
          <span className="sr-only">404 ·</span> {t.noRoomBehindDoor}
        </>
      }
      lead={t.addressMayBeWrong}
    >
      <PageTitle>{t.pageNotFound}</PageTitle>
      <p className="mt-7 flex flex-wrap items-center gap-x-7 gap-y-3">
        <LinkButton to={paths.home} variant="filled" size="big">
          {t.goToHome}
        </LinkButton>
        <GoLink to={paths.category}>{t.findAnItem}</GoLink>
      </p>
    </QuietPage>
  );
}
