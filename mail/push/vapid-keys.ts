/** The shop's identity at push services (RFC 8292): a P-256 key pair in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Stores the key pair with the accounts. Browsers bind their subscriptions to the public key, so
 * another pair would end all of them.
 */
export interface VapidKeyStore {
  /** Null until a pair is stored. */
  keys(): Promise<VapidKeys | null>;
  /** Stores the pair once; later calls change nothing. */
  note(keys: VapidKeys): Promise<void>;
}

/** The stored key pair. The first start creates it, also if several processes start at once. */
export const storedVapidKeys = async (store: VapidKeyStore): Promise<VapidKeys> => {
  const known = await store.keys();
  if (known) return known;
  // Loaded for this and for sending only: most starts do neither.
  const { default: webPush } = await import("web-push");
  const created = webPush.generateVAPIDKeys();
  await store.note(created);
  return (await store.keys()) ?? created;
};
