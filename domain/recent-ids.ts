/**
 * The latest ids of an endless series, in small groups. Adding one copies at most `groupSize` ids,
 * and at least 256 are always remembered.
 */
export interface RecentIds {
  /** The latest ids, at most one group. */
  readonly latest: readonly string[];
  /** Full groups, newest first. */
  readonly groups: readonly ReadonlySet<string>[];
}

const groupSize = 16;
const maxGroups = 16;

export const noneRecent: RecentIds = { latest: [], groups: [] };

export const isRecent = ({ latest, groups }: RecentIds, name: string): boolean =>
  latest.includes(name) || groups.some((group) => group.has(name));

export const remember = ({ latest, groups }: RecentIds, name: string): RecentIds =>
  latest.length < groupSize
    ? { latest: [...latest, name], groups }
    : { latest: [name], groups: [new Set(latest), ...groups.slice(0, maxGroups - 1)] };
