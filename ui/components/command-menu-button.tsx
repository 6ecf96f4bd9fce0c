import { Search } from "lucide-react";
import { showCommandMenu } from "./command-menu-state.ts";
import { Key } from "./key.tsx";

/** Opens the command menu, as Ctrl+K does. */
export function CommandMenuButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      className="inline-flex min-h-dense items-center justify-center gap-2 rounded-control border border-line bg-raised px-2.5 text-fine text-ink-muted hover:border-line-strong hover:text-ink max-md:min-h-control max-md:min-w-control max-md:border-transparent max-md:bg-transparent pointer-coarse:min-h-control"
      onClick={() => showCommandMenu("menu")}
    >
      <Search aria-hidden size={16} className="max-md:size-5" />
      <span className="max-md:sr-only">Command menu</span>
      <span aria-hidden className="ml-4 max-lg:hidden">
        <Key>Ctrl K</Key>
      </span>
    </button>
  );
}
