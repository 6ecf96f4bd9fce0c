/**
 * The latest names of an endless row, in two generations, so that adding one copies at most `generationSize` names
 * and at least that many are always remembered.
 */
export interface RecentIds {
  readonly young: ReadonlySet<string>;
  readonly old: ReadonlySet<string>;
}

const generationSize = 256;

export const noneRecent: RecentIds = { young: new Set(), old: new Set() };

export const isRecent = (recent: RecentIds, name: string): boolean =>
  recent.young.has(name) || recent.old.has(name);

export const remember = (recent: RecentIds, name: string): RecentIds =>
  recent.young.size < generationSize
    ? { young: new Set(recent.young).add(name), old: recent.old }
    : { young: new Set([name]), old: recent.young };
