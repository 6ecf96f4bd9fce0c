import { memo, Suspense, type ComponentType } from "react";

/**
 * Hydrates a server-rendered part of a page after the content around it, or at once when it is
 * pressed. It re-renders only if its props change: changes around it would hydrate it too early.
 */
export function hydrateLater<Props extends object>(Part: ComponentType<Props>) {
  return memo(function HydrateLater(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
