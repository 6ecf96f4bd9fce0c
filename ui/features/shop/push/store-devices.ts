import type { ApolloCache } from "@apollo/client";
import {
  PushDevicesDocument,
  type PushDevice_DeviceFragment,
} from "../../../generated/operations.ts";

/** Stores the user's devices as a command left them. */
export function storeDevices(cache: ApolloCache, pushDevices: PushDevice_DeviceFragment[]): void {
  cache.updateQuery({ query: PushDevicesDocument }, (data) => data && { ...data, pushDevices });
}
