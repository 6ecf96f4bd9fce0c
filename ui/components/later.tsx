import { memo, Suspense, type ComponentType } from "react";

/**
 * A part of a page that comes to life after what is around it where the server has drawn it, and at
 * once where it is pressed. It is drawn anew only where something is given to it anew: what changes
 * around it would bring it to life before its turn.
 */
export function later<Props extends object>(Part: ComponentType<Props>) {
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  });
}
