import * as t from "#texts/checkout.ts";
import { useMutation, useQuery } from "@apollo/client/react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import {
  ForgetAddressDocument,
  UsedAddressesDocument,
  type UsedAddressesQuery,
} from "../../../generated/operations.ts";

export type UsedAddress = UsedAddressesQuery["myAddresses"][number];

export interface UsedAddresses {
  /** The addresses of the latest orders, newest first; empty if they couldn't load. */
  addresses: readonly UsedAddress[];
  loading: boolean;
  forgetting: boolean;
  /** Why the last address could not be removed. */
  problem: string | null;
  /** Removes an address from the list; resolves with whether the shop has done it. */
  forget: (id: string) => Promise<boolean>;
}

/** The addresses of the signed-in user's earlier orders. */
export function useUsedAddresses(): UsedAddresses {
  const { data, loading, client } = useQuery(UsedAddressesDocument, {
    fetchPolicy: "cache-and-network",
  });
  const [forgetAddress] = useMutation(ForgetAddressDocument);
  const { pending, problem, run } = useCommand(t.removeAddressFailed);

  async function forget(id: string): Promise<boolean> {
    const answer = await run(async () => {
      const sent = await forgetAddress({ variables: { id, commandId: newCommandId() } });
      const forgotten = sent.data?.forgetAddress;
      return forgotten?.__typename === "AddressesChanged"
        ? { ...forgotten, message: "" }
        : forgotten;
    });
    if (!answer) return false;
    client.writeQuery({
      query: UsedAddressesDocument,
      data: { myAddresses: answer.addresses },
    });
    return true;
  }

  return {
    addresses: data?.myAddresses ?? [],
    loading: loading && !data,
    forgetting: pending,
    problem,
    forget,
  };
}
