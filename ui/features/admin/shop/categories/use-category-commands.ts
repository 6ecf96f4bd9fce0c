import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { notify } from "../../../../components/toast.tsx";
import {
  AddCategoryDocument,
  ArchiveCategoryDocument,
  CategoryItemsDocument,
  ChangeCategoryDocument,
  MoveCategoryDocument,
  RestoreCategoryDocument,
  type CategoryInput,
  type Category_ResultFragment,
  type Category_RowFragment,
} from "../../../../generated/operations.ts";
import { messages } from "../../../../generated/shop.ts";

/** A category as staff see it. */
export type CategoryRow = Category_RowFragment;

type Saved = Extract<Category_ResultFragment, { __typename: "CategorySaved" }>;

/** Problems by field; the one without a field is named by an empty text. */
export type CategoryProblems = Readonly<Record<string, string>>;

/** The content of a category to send. */
export const inputOf = ({ names, slug, wall }: Omit<CategoryInput, "id">): CategoryInput => ({
  names: { en: names.en, si: names.si, ta: names.ta },
  slug,
  wall,
});

const countText = (count: number): string => (count === 1 ? "1 item" : `${count} items`);

/** The changes of categories. Each shows a message with Undo, which is another change. */
export function useCategoryCommands(categories: readonly CategoryRow[]) {
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  const shown = categories.filter(({ itemsMovedTo }) => itemsMovedTo === null);

  /** Resolves with the answer, or with the problems. */
  async function run(
    send: (commandId: string) => Promise<Category_ResultFragment | undefined>,
  ): Promise<{ saved: Saved } | { problems: CategoryProblems }> {
    setPending(true);
    const answer = await send(newCommandId()).catch(() => undefined);
    setPending(false);
    if (answer?.__typename === "CategorySaved") return { saved: answer };
    if (answer?.__typename === "InvalidInput") {
      return {
        problems: Object.fromEntries(answer.fields.map(({ field, message }) => [field, message])),
      };
    }
    return { problems: { "": answer?.message ?? messages.category.saveFailed } };
  }

  /** Shows what a change did, or why it failed. Resolves with the problems; null if it is done. */
  async function report(
    done: ReturnType<typeof run>,
    text: (saved: Saved) => string,
    undo?: (saved: Saved) => void,
  ): Promise<CategoryProblems | null> {
    const answer = await done;
    if ("problems" in answer) return answer.problems;
    const { saved } = answer;
    if (saved.movedCount > 0) void client.refetchQueries({ include: [CategoryItemsDocument] });
    const action = undo && { label: "Undo", onPress: () => undo(saved) };
    notify.success(text(saved), action);
    return null;
  }

  /** Shows the first problem of a change without a form. */
  function failure(problems: CategoryProblems | null): boolean {
    if (problems) notify.failure(Object.values(problems)[0] ?? messages.category.saveFailed);
    return problems === null;
  }

  const sendAdd = (input: CategoryInput) =>
    run(async (commandId) => {
      const variables = { input, commandId };
      return (await client.mutate({ mutation: AddCategoryDocument, variables })).data?.addCategory;
    });
  const sendChange = (id: string, input: CategoryInput) =>
    run(async (commandId) => {
      const variables = { id, input, commandId };
      const { data } = await client.mutate({ mutation: ChangeCategoryDocument, variables });
      return data?.changeCategory;
    });
  const sendMove = (id: string, place: number) =>
    run(async (commandId) => {
      const variables = { id, place, commandId };
      const { data } = await client.mutate({ mutation: MoveCategoryDocument, variables });
      return data?.moveCategory;
    });
  const sendArchive = (id: string, itemsTo: string) =>
    run(async (commandId) => {
      const variables = { id, itemsTo, commandId };
      const { data } = await client.mutate({ mutation: ArchiveCategoryDocument, variables });
      return data?.archiveCategory;
    });
  const sendRestore = (id: string, items: string[]) =>
    run(async (commandId) => {
      const variables = { id, items, commandId };
      const { data } = await client.mutate({ mutation: RestoreCategoryDocument, variables });
      return data?.restoreCategory;
    });

  const undone = (done: ReturnType<typeof run>) => void report(done, () => "Undone.").then(failure);

  return {
    pending,
    add: (input: CategoryInput) =>
      report(
        sendAdd(input),
        () => `${input.names.en} added.`,
        ({ categoryId }) => undone(sendArchive(categoryId, shown[0]?.id ?? "")),
      ),
    change: (before: CategoryRow, input: CategoryInput) =>
      report(
        sendChange(before.id, input),
        () => `${input.names.en} saved.`,
        () => undone(sendChange(before.id, inputOf(before))),
      ),
    /** Resolves with whether it is done. */
    move: async (category: CategoryRow, place: number): Promise<boolean> =>
      failure(
        await report(
          sendMove(category.id, place),
          () => `${category.names.en} is now number ${place}.`,
          () => undone(sendMove(category.id, shown.indexOf(category) + 1)),
        ),
      ),
    archive: (category: CategoryRow, target: CategoryRow) =>
      report(
        sendArchive(category.id, target.id),
        ({ movedCount }) =>
          movedCount === 0
            ? `${category.names.en} is archived.`
            : `${category.names.en} is archived. ${countText(movedCount)} moved to ${target.names.en}.`,
        ({ movedItems }) => undone(sendRestore(category.id, [...movedItems])),
      ),
    restore: async (category: CategoryRow): Promise<boolean> =>
      failure(
        await report(
          sendRestore(category.id, []),
          () => `${category.names.en} is back in the shop.`,
          () => undone(sendArchive(category.id, category.itemsMovedTo ?? "")),
        ),
      ),
  };
}

export type CategoryCommands = ReturnType<typeof useCategoryCommands>;
