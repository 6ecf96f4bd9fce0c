import { useSearchParams } from "react-router-dom";
import { AdminBar } from "../components/admin-bar.tsx";
import { AccountList } from "../features/admin/accounts/account-list.tsx";

/** All accounts, their roles and their erasure. */
export function Component() {
  const [params, setParams] = useSearchParams();
  return (
    <>
      <AdminBar title="People" />
      <AccountList
        search={params.get("search") ?? ""}
        onSearch={(search) => setParams(search ? { search } : {}, { replace: true })}
      />
    </>
  );
}
