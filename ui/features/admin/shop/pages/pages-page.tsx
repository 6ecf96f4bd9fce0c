import { useState } from "react";
import { useLiveUpdates } from "../../../../apollo/live-updates.tsx";
import { Button } from "../../../../components/button.tsx";
import { useViewInAddress } from "../../../../components/use-view-in-address.ts";
import {
  PageTextsDocument,
  ShopPagesChangedDocument,
  ShopPagesDocument,
  type ShopPageFragment,
  type ShopPagesQuery,
} from "../../../../generated/operations.ts";
import { latest, Read, useRead } from "../../kit/read.tsx";
import { NewPageDialog } from "./new-page-dialog.tsx";
import { PageEditor } from "./page-editor.tsx";
import { pageName, pageState } from "./page-text.ts";

const viewOf = (params: URLSearchParams) => ({ slug: params.get("page") ?? "terms" });
const parametersOf = ({ slug }: { slug: string }) => new URLSearchParams({ page: slug });

/** The pages that the shop's owners write, and the editor of one. */
export function PagesPage() {
  const read = useRead(ShopPagesDocument, {});
  const found = latest(read);
  const [{ slug }, setView] = useViewInAddress(viewOf, parametersOf);
  const [adding, setAdding] = useState(false);
  const known = found && [...found.shopPages.pages, ...found.shopPages.withdrawn];
  useLiveUpdates({
    document: ShopPagesChangedDocument,
    after: found ? null : undefined,
    onUpdate: ({ page }) => {
      // The cache updates a known page; another one restarts the list.
      const listed = known?.find((each) => each.slug === page?.slug);
      if (page && listed?.isWithdrawn !== page.isWithdrawn) void read.retry();
    },
    reread: read.retry,
  });
  return (
    <div className="p-4 md:p-6">
      <Read of={read} what="the pages" skeleton={["h-12", "h-80"]}>
        {({ shopPages, shopValues }) => {
          const open = shopPages.pages.find((page) => page.slug === slug) ?? shopPages.pages[0];
          return (
            <div className="grid items-start gap-6 md:grid-cols-[13rem_minmax(0,1fr)]">
              <nav aria-label="Pages of the shop" className="grid gap-3">
                <Entries
                  pages={shopPages.pages}
                  open={open?.slug ?? ""}
                  onOpen={(chosen) => setView({ slug: chosen })}
                />
                <Button size="dense" onClick={() => setAdding(true)}>
                  New page
                </Button>
                {shopPages.withdrawn.length > 0 && (
                  <p className="text-fine text-ink-muted">
                    Withdrawn: {shopPages.withdrawn.map(({ slug: each }) => each).join(", ")}. Add a
                    page with the same address to bring one back.
                  </p>
                )}
              </nav>
              {open && <Opened key={open.slug} page={open} values={shopValues} />}
            </div>
          );
        }}
      </Read>
      {adding && (
        <NewPageDialog
          onClose={() => setAdding(false)}
          onAdded={(added) => {
            setAdding(false);
            void read.retry().then(() => setView({ slug: added }));
          }}
        />
      )}
    </div>
  );
}

function Entries({
  pages,
  open,
  onOpen,
}: {
  pages: readonly ShopPageFragment[];
  open: string;
  onOpen: (slug: string) => void;
}) {
  return (
    <ul className="flex gap-1 max-md:overflow-x-auto md:grid">
      {pages.map((page) => (
        <li key={page.slug} className="flex-none">
          <button
            type="button"
            aria-current={page.slug === open ? "page" : undefined}
            className="w-full min-h-control rounded-control px-3 py-1.5 text-left hover:bg-sunken aria-[current=page]:bg-sunken"
            onClick={() => onOpen(page.slug)}
          >
            <span className="font-demi">{pageName(page)}</span>
            <small className="block text-fine text-ink-muted">
              {pageState(page)}
              {page.changedValues.length > 0 && ", a value changed"}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Opened({
  page,
  values,
}: {
  page: ShopPageFragment;
  values: ShopPagesQuery["shopValues"];
}) {
  const read = useRead(
    PageTextsDocument,
    { slug: page.slug, version: 0 },
    { fetchPolicy: "network-only" },
  );
  return (
    <Read of={read} what="the texts" skeleton="h-80">
      {({ pageTexts }) => <PageEditor page={page} texts={pageTexts?.texts ?? []} values={values} />}
    </Read>
  );
}
