import * as t from "#texts/components.ts";
import { Check, TriangleAlert } from "lucide-react";
import { toast, Toaster } from "sonner";
import { timings } from "../generated/shop.ts";
import "./toast.css";

/** Shows toasts, including those added before it was mounted. */
export function ToastShelf() {
  return (
    <Toaster
      position="bottom-right"
      duration={timings.notice}
      visibleToasts={3}
      containerAriaLabel={t.notifications}
      toastOptions={{ unstyled: true, classNames: { toast: "w-full" } }}
    />
  );
}

export interface NoticeAction {
  label: string;
  onPress: () => void;
}

const signs = {
  success: <Check aria-hidden size={18} className="text-lamp" />,
  failure: <TriangleAlert aria-hidden size={18} className="text-[#df825e]" />,
};

/** Adds a toast to the shelf. */
export function showToast(tone: keyof typeof signs, text: string, action?: NoticeAction): void {
  toast.custom((id) => (
    <div className="toast">
      {signs[tone]}
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className="ml-auto min-h-dense rounded-control px-2 font-demi underline underline-offset-4"
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
