import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { newCommandId } from "../../../../apollo/command-id.ts";
import { notify } from "../../../../components/toast.tsx";
import {
  PublishPageDocument,
  RepublishPageDocument,
  WithdrawPageDocument,
  type Language,
  type ShopPage_ResultFragment,
  type ShopPageFragment,
} from "../../../../generated/operations.ts";
import { page as texts } from "../../../../generated/messages/page.ts";

type Answer = ShopPage_ResultFragment | undefined;
type Send = (client: ApolloClient, commandId: string) => Promise<Answer>;

/** Publishes and withdraws versions of a page. A success offers Undo. */
export function usePageCommand({ slug, version, live }: ShopPageFragment) {
  const client = useApolloClient();
  const [pending, setPending] = useState(false);
  /** Problems of the last command, each with the path of its field. */
  const [problems, setProblems] = useState<readonly { field: string; message: string }[]>([]);

  async function run(send: Send, undo?: (after: ShopPageFragment) => Send): Promise<boolean> {
    setPending(true);
    setProblems([]);
    const answer = await send(client, newCommandId()).catch(() => undefined);
    setPending(false);
    if (answer?.__typename === "ShopPageSaved") {
      const isNew = answer.page.version !== version || answer.page.live !== live;
      notify.success(
        answer.message,
        isNew && undo ? { label: "Undo", onPress: () => void run(undo(answer.page)) } : undefined,
      );
      return true;
    }
    if (answer?.__typename === "InvalidInput") setProblems(answer.fields);
    else notify.failure(answer?.message ?? texts.failed);
    return false;
  }

  const republishes =
    (earlier: number, seen: number): Send =>
    async (to, commandId) =>
      (
        await to.mutate({
          mutation: RepublishPageDocument,
          variables: { slug, version: earlier, seen, commandId },
        })
      ).data?.republishPage;
  const withdraws =
    (seen: number): Send =>
    async (to, commandId) =>
      (await to.mutate({ mutation: WithdrawPageDocument, variables: { slug, seen, commandId } }))
        .data?.withdrawPage;
  /** What visitors saw before, as a new version. */
  const before = (after: ShopPageFragment): Send =>
    live === null ? withdraws(after.version) : republishes(live, after.version);

  return {
    pending,
    problems,
    publish: (seen: readonly { language: Language; edition: number }[]) =>
      run(
        async (to, commandId) =>
          (
            await to.mutate({
              mutation: PublishPageDocument,
              variables: { slug, seen: [...seen], commandId },
            })
          ).data?.publishPage,
        before,
      ),
    republish: (earlier: number) => run(republishes(earlier, version), before),
    withdraw: () => run(withdraws(version), live === null ? undefined : before),
  };
}
