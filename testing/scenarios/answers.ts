/** Status and code of a successful response. */
export const ok = { status: 200, code: "OK" };
export const created = { status: 201, code: "OK" };
export const invalid = { status: 400, code: "INVALID_INPUT" };
export const noSession = { status: 401, code: "UNAUTHENTICATED" };
export const wrongRole = { status: 403, code: "FORBIDDEN" };
export const notFound = { status: 404, code: "NOT_FOUND" };

/** No event was stored. */
export const nothing: readonly string[] = [];
