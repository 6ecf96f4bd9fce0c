import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { Verify } from "../features/history/verify/verify.tsx";

/**
 * Compares the stored read models with the events; the selected read model is kept in the address.
 */
export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <PageTitle>Verify</PageTitle>
      <Verify
        model={params.get("model")}
        onModel={(model) => setParams({ model }, { replace: true })}
      />
    </>
  );
}
