import type { Call, RefusalStatus } from "./call.ts";

/** Every status other than success that a call can answer with. */
export const refusalsOf = ({
  method,
  access,
  body,
  refusals = [],
}: Call): readonly RefusalStatus[] => {
  const changes = method !== "get";
  const always: readonly (readonly [boolean, readonly RefusalStatus[]])[] = [
    [true, [500, 503]],
    [access !== "VISITOR", [401, 403]],
    [changes, [403]],
    [changes && access !== "VISITOR", [422]],
    [body !== undefined, [400, 413, 415]],
  ];
  const all = always.flatMap(([applies, statuses]) => (applies ? statuses : []));
  return [...new Set([...all, ...refusals])].sort((a, b) => a - b);
};
