import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { useShop } from "../../../../components/shop-context.ts";
import {
  CategoryItemsDocument,
  CategorySettingsChangedDocument,
  CategorySettingsDocument,
} from "../../../../generated/operations.ts";
import { categoryLimits } from "../../../../generated/shop.ts";
import { latest, Read, useLiveRead, useRead } from "../../kit/read.tsx";
import { ArchiveDialog } from "./archive-dialog.tsx";
import { CategoryForm } from "./category-form.tsx";
import { CategoryItem } from "./category-item.tsx";
import { inputOf, useCategoryCommands, type CategoryRow } from "./use-category-commands.ts";

/** The categories of the shop: their order, names, addresses and walls. */
export function CategoriesPage() {
  const settings = useLiveRead({
    query: CategorySettingsDocument,
    live: CategorySettingsChangedDocument,
  });
  return (
    <Read
      of={settings}
      what="the categories"
      skeleton={["h-14", "h-14", "h-14"]}
      className="m-4 md:m-6"
    >
      {({ shopSettings: { categories } }) => <CategoryList categories={categories} />}
    </Read>
  );
}

/** The form of a new category. */
const newOne = "new";

function CategoryList({ categories }: { categories: readonly CategoryRow[] }) {
  const data = latest(useRead(CategoryItemsDocument, {}));
  const { categories: views } = useShop();
  const commands = useCategoryCommands(categories);
  const [editing, setEditing] = useState<string | null>(null);
  const [archiving, setArchiving] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  const shown = categories.filter(({ itemsMovedTo }) => itemsMovedTo === null);
  const archived = categories.filter(({ itemsMovedTo }) => itemsMovedTo !== null);
  const toArchive = shown.find(({ id }) => id === archiving);
  const isFull = shown.length >= categoryLimits.shown || categories.length >= categoryLimits.all;
  const countOf = (id: string) =>
    data && (data.categoryCounts.find(({ category }) => category === id)?.count ?? 0);
  const nameOf = (id: string | null) =>
    categories.find((category) => category.id === id)?.names.en ?? "";
  const slugsWithout = (id: string | null) =>
    new Set(
      views
        .filter((category) => category.id !== id)
        .flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]),
    );

  async function move(category: CategoryRow, place: number) {
    if (commands.pending) return;
    if (await commands.move(category, place)) {
      setSaid(`${category.names.en}, place ${place} of ${shown.length}`);
    }
  }

  const saved = (problems: Awaited<ReturnType<typeof commands.add>>) => {
    if (problems === null) setEditing(null);
    return problems;
  };

  return (
    <div className="px-4 pt-4 pb-8 md:px-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-muted">
          The order here is the order in the shop. {shown.length}{" "}
          {shown.length === 1 ? "category" : "categories"} of {categoryLimits.shown}.
        </p>
        <Button variant="filled" size="dense" disabled={isFull} onClick={() => setEditing(newOne)}>
          Add a category
        </Button>
      </div>
      {isFull && (
        <p className="mb-3 text-sm">
          {shown.length >= categoryLimits.shown
            ? `${categoryLimits.shown} categories is the limit. Archive one first.`
            : `${categoryLimits.all} categories with the archived ones is the limit. Restore one and rename it.`}
        </p>
      )}
      {editing === newOne && (
        <CategoryForm
          isNew
          label="New category"
          initial={{ names: { en: "", si: "", ta: "" }, slug: "", wall: "furnitures" }}
          taken={slugsWithout(null)}
          pending={commands.pending}
          onSave={async (input) => saved(await commands.add(input))}
          onCancel={() => setEditing(null)}
        />
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label="Categories, in order" className="border-t border-line">
        {shown.map((category, index) => (
          <li key={category.id} className="border-b border-line">
            <CategoryItem
              category={category}
              place={index + 1}
              of={shown.length}
              count={countOf(category.id)}
              pending={commands.pending}
              editing={editing === category.id}
              onMove={(place) => void move(category, place)}
              onDropped={(id) => {
                const dropped = shown.find((each) => each.id === id);
                if (dropped && dropped !== category) void move(dropped, index + 1);
              }}
              onEdit={() => setEditing(editing === category.id ? null : category.id)}
              onArchive={() => setArchiving(category.id)}
            />
            {editing === category.id && (
              <div className="pb-3">
                <CategoryForm
                  isNew={false}
                  label={`Edit ${category.names.en}`}
                  initial={inputOf(category)}
                  taken={slugsWithout(category.id)}
                  pending={commands.pending}
                  onSave={async (input) => saved(await commands.change(category, input))}
                  onCancel={() => setEditing(null)}
                />
              </div>
            )}
          </li>
        ))}
      </ol>
      {archived.length > 0 && (
        <details className="mt-6" open>
          <summary className="font-demi">Archived ({archived.length})</summary>
          <ul>
            {archived.map((category) => (
              <li
                key={category.id}
                className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2.5 text-sm"
              >
                <p>
                  <b className="font-demi">{category.names.en}</b>{" "}
                  <span className="text-ink-muted">
                    /{category.slug} leads to {nameOf(category.itemsMovedTo)}
                  </span>
                </p>
                <Button
                  variant="quiet"
                  size="dense"
                  aria-label={`Restore ${category.names.en}`}
                  disabled={commands.pending || shown.length >= categoryLimits.shown}
                  onClick={() => void commands.restore(category)}
                >
                  Restore
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="mt-4 text-fine text-ink-muted max-md:hidden">
        <kbd>Alt</kbd> <kbd>↑</kbd> <kbd>↓</kbd> on a row’s buttons move it, <kbd>Esc</kbd> cancels
        a form.
      </p>
      {toArchive && (
        <ArchiveDialog
          category={toArchive}
          others={shown.filter((category) => category !== toArchive)}
          count={countOf(toArchive.id)}
          commands={commands}
          onClose={() => setArchiving(null)}
        />
      )}
    </div>
  );
}
