/**
 * The latest names of an endless row, in small groups, so that adding one copies at most `groupSize` names and
 * at least 256 are always remembered.
 */
export interface RecentIds {
  /** The latest, a group of them at most. */
  readonly latest: readonly string[];
  /** Full groups, the youngest first. */
  readonly groups: readonly ReadonlySet<string>[];
}

const groupSize = 16;
const mostGroups = 16;

export const noneRecent: RecentIds = { latest: [], groups: [] };

export const isRecent = ({ latest, groups }: RecentIds, name: string): boolean =>
  latest.includes(name) || groups.some((group) => group.has(name));

export const remember = ({ latest, groups }: RecentIds, name: string): RecentIds =>
  latest.length < groupSize
    ? { latest: [...latest, name], groups }
    : { latest: [name], groups: [new Set(latest), ...groups.slice(0, mostGroups - 1)] };
