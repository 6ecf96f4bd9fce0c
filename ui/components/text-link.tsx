import { ArrowRight } from "lucide-react";
import { Link, type LinkProps } from "react-router-dom";
import { classNames } from "./class-names.ts";

/** A link inside running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link className={classNames("link-line", className)} {...rest} />;
}

/** A link with an arrow that moves on hover. */
export function GoLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link
      className={classNames(
        "group inline-flex min-h-control items-center gap-2 font-demi [&>span]:border-b [&>span]:pb-1",
        className,
      )}
      {...rest}
    >
      <span className="inline-flex items-center gap-2">
        {children}
        <ArrowRight
          aria-hidden
          size={18}
          className="transition-transform duration-(--base) group-hover:translate-x-1"
        />
      </span>
    </Link>
  );
}
