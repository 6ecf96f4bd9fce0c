import { Unavailable } from "#domain/ports.ts";

/**
 * Why a store refuses a file: its quota is reached, it denies access, or bytes were damaged in
 * transit.
 */
export type RefusalOfStorage = "quota" | "access" | "checksum";

/**
 * The store refused the call and stored nothing. A retry helps once an operator has freed space or
 * fixed the settings.
 */
export class StorageRefused extends Unavailable {
  override readonly name = "StorageRefused";
  readonly why: RefusalOfStorage;

  constructor(why: RefusalOfStorage, message: string, options?: ErrorOptions) {
    super(message, options);
    this.why = why;
  }
}
