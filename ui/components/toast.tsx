import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { toast, Toaster as Sonner } from "sonner";
import { timings } from "../generated/shop.ts";
import "./toast.css";

/** Where toasts appear; mounted once. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      duration={timings.notice}
      visibleToasts={3}
      containerAriaLabel="Notices"
      toastOptions={{ unstyled: true, classNames: { toast: "w-full" } }}
    />
  );
}

export interface NoticeAction {
  label: string;
  onPress: () => void;
}

function show(icon: ReactNode, text: string, action?: NoticeAction) {
  toast.custom((id) => (
    <div className="toast">
      {icon}
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="ml-auto min-h-dense rounded-control px-2 font-[550] underline underline-offset-4"
          onClick={() => {
            toast.dismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  ));
}

/** Says what happened, for three seconds; an action inside must also exist elsewhere. */
export const notify = {
  success: (text: string, action?: NoticeAction) =>
    show(<Check aria-hidden size={18} className="text-[#dcbf7d]" />, text, action),
  failure: (text: string, action?: NoticeAction) =>
    show(<TriangleAlert aria-hidden size={18} className="text-[#df825e]" />, text, action),
};
