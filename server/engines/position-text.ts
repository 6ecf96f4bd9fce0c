import type { Position } from "#domain/ports.ts";
import { isLogPosition } from "#event-store/eventstoredb/log-position.ts";
import { sequenceOf } from "#event-store/position.ts";

/** A position as the operator reads it: the number of the event in an embedded log. */
export const positionText = (position: Position): string =>
  isLogPosition(position) ? position : String(sequenceOf(position));
