import { Check, Clock, Info, TriangleAlert } from "lucide-react";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  danger: { Icon: TriangleAlert, look: "bg-danger-soft text-danger-text" },
  success: { Icon: Check, look: "bg-success-soft text-success-text" },
  warn: { Icon: Clock, look: "bg-warn-soft text-warn-text" },
  info: { Icon: Info, look: "bg-info-soft text-info-text" },
};

export interface MessageBoxProps {
  tone: keyof typeof tones;
  /** Takes the focus when it appears, so that an error is not overlooked. */
  takeFocus?: boolean;
  /** A button or link at the right end. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A message close to the control it is about. */
export function MessageBox({
  tone,
  takeFocus = false,
  action,
  className,
  children,
}: MessageBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const { Icon, look } = tones[tone];

  // In the same commit in which it appears, so that nothing happens between the two.
  useLayoutEffect(() => {
    if (takeFocus) box.current?.focus();
  }, [takeFocus]);

  return (
    <div
      ref={box}
      role={tone === "danger" ? "alert" : "status"}
      tabIndex={takeFocus ? -1 : undefined}
      className={classNames(
        "flex items-center gap-3 rounded-control px-4 py-3.5 text-base leading-body font-demi",
        look,
        className,
      )}
    >
      <Icon aria-hidden size={20} />
      <div className="min-w-0 flex-1">{children}</div>
      {action}
    </div>
  );
}
