import { useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { Verify } from "../features/verify/verify.tsx";

/**
 * What is stored against what the events say; the address holds the read model that is looked at.
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
