import * as t from "#texts/push.ts";
import { profile } from "#texts/account.ts";
import { NavLink } from "react-router-dom";
import { paths } from "../../../paths.ts";

const tab =
  "relative flex min-h-control items-center py-3 font-demi whitespace-nowrap text-ink-muted hover:text-ink " +
  "aria-[current=page]:text-ink aria-[current=page]:shadow-[inset_0_-2px_var(--accent)] focus-visible:-outline-offset-2";

/** The pages of the profile. */
export function ProfileTabs() {
  return (
    <nav aria-label={profile} className="flex gap-7 overflow-x-auto">
      <NavLink end to={paths.profile} className={tab}>
        {t.details}
      </NavLink>
      <NavLink to={paths.notifications} className={tab}>
        {t.notifications}
      </NavLink>
    </nav>
  );
}
