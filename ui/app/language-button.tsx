import * as t from "#texts/shell.ts";
import { Languages } from "lucide-react";
import type { ComponentProps } from "react";
import { IconButton } from "../components/icon-button.tsx";

/** Opens the language menu. */
export function LanguageButton(
  props: Omit<ComponentProps<typeof IconButton>, "label" | "icon" | "className">,
) {
  return (
    <IconButton
      {...props}
      label={t.language}
      icon={<Languages aria-hidden size={20} />}
      className="max-md:hidden"
    />
  );
}
