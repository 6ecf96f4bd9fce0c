import { Unavailable } from "#domain/ports.ts";

/**
 * Why a store does not take or give a file: its quota is reached, it does not let the shop in, or
 * bytes were damaged on their way.
 */
export type RefusalOfStorage = "quota" | "access" | "checksum";

/**
 * The store says no; nothing was stored by this call. Asking again helps once somebody has made
 * room, or mended its settings.
 */
export class StorageRefused extends Unavailable {
  override readonly name = "StorageRefused";
  readonly why: RefusalOfStorage;

  constructor(why: RefusalOfStorage, message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}
