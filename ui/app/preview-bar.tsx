import { Link } from "react-router-dom";
import { useShop } from "../components/shop-context.ts";
import { viewerMay } from "../features/shared/account/may.ts";
import type { Viewer } from "../features/shared/account/viewer.ts";
import { paths } from "../paths.ts";

const link = "inline-flex min-h-control items-center underline underline-offset-4";

/** A line above the pages of a shop that isn't open, for its staff. They read English. */
export function PreviewBar({ viewer, asVisitor }: { viewer: Viewer; asVisitor: boolean }) {
  const { closed } = useShop();
  if (!closed) return null;
  const what = closed.opensSoon ? "Preview." : "The shop is closed.";
  return (
    <section lang="en" aria-label="Preview" className="bg-inverse text-ink-inverse">
      <div className="wrap flex flex-wrap items-center gap-x-6 text-sm">
        <p className="flex-1 py-2">
          <b className="font-semibold">{what}</b>{" "}
          {asVisitor ? "Visitors see this page." : "Only staff see this shop."}
        </p>
        {asVisitor ? (
          <Link to={paths.home} className={link}>
            Back to the preview
          </Link>
        ) : (
          <Link to={paths.visitorsPage} className={link}>
            What visitors see
          </Link>
        )}
        <Link
          to={viewerMay(viewer, "SETTINGS") ? paths.adminShopOpening : paths.admin}
          className={link}
        >
          {viewerMay(viewer, "SETTINGS") ? "Back to setup" : "Admin"}
        </Link>
      </div>
    </section>
  );
}
