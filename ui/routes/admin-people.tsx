import { useSearchParams } from "react-router-dom";
import { AdminBar } from "../features/admin/admin-bar.tsx";
import { PeopleList } from "../features/people/people-list.tsx";

/** Everybody with an account: what they may do, and how they are forgotten. */
export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <AdminBar title="People" />
      <PeopleList
        search={params.get("search") ?? ""}
        onSearch={(search) => setParams(search ? { search } : {}, { replace: true })}
      />
    </>
  );
}
