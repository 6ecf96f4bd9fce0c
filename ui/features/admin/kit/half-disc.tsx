import { classNames } from "../../../components/class-names.ts";

/** A disc whose left half is the morning and whose right half is the afternoon. */
export function HalfDisc({ half }: { half: "morning" | "afternoon" }) {
  return (
    <span
      aria-hidden
      className={classNames(
        "size-2.5 flex-none rounded-round border border-current from-current from-50% to-transparent to-50%",
        half === "morning" ? "bg-linear-to-r" : "bg-linear-to-l",
      )}
    />
  );
}
