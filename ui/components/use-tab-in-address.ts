import { useLocation, useSearchParams } from "react-router-dom";

/**
 * The selected tab of a page, kept in the address across reloads and Back. The default tab, the
 * first one, has no parameter.
 */
export function useTabInAddress<Value extends string>(
  name: string,
  values: readonly Value[],
): [Value, (value: Value) => void] {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const requested = params.get(name);
  const [usual] = values;
  const value = values.find((one) => one === requested) ?? usual;
  if (value === undefined) throw new Error("A page with tabs has at least one");

  function choose(next: Value) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === usual) after.delete(name);
        else after.set(name, next);
        return after;
      },
      { replace: true, preventScrollReset: true, state: location.state as unknown },
    );
  }
  return [value, choose];
}
