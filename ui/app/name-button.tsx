import { ChevronDown, User } from "lucide-react";
import type { ComponentProps } from "react";

/** The button of the account menu, labelled with the user's name. */
export function NameButton({ name, ...rest }: { name: string } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="inline-flex min-h-control max-w-56 items-center max-lg:max-w-40 gap-2 rounded-control px-2.5 text-base font-medium hover:bg-ink/7 max-md:hidden"
      {...rest}
    >
      <User aria-hidden size={20} />
      <span className="truncate max-stage:sr-only">{name}</span>
      <ChevronDown aria-hidden size={16} />
    </button>
  );
}
