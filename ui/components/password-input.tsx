import * as t from "#texts/components.ts";
import { Eye, EyeOff } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextInput } from "./text-input.tsx";

/** A password field whose text can be revealed. */
export function PasswordInput(props: ComponentProps<"input">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput {...props} type={shown ? "text" : "password"} className="pr-12!" />
      <IconButton
        className="absolute! inset-y-0 right-0"
        label={shown ? t.hidePassword : t.showPassword}
        icon={shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
