import { useViewInAddress } from "../components/use-view-in-address.ts";
import { AdminBar } from "../components/admin-bar.tsx";
import { AccountList } from "../features/admin/accounts/account-list.tsx";

const viewOf = (params: URLSearchParams) => ({
  search: params.get("search") ?? "",
  staff: params.get("show") !== "everyone",
});

const parametersOf = ({ search, staff }: ReturnType<typeof viewOf>) =>
  new URLSearchParams({ ...(search && { search }), ...(!staff && { show: "everyone" }) });

/** The shop's people and all accounts, their roles and their erasure. */
export function Component() {
  const [view, change] = useViewInAddress(viewOf, parametersOf);
  return (
    <>
      <AdminBar title="People" />
      <AccountList
        search={view.search}
        onSearch={(search) => change({ search })}
        staff={view.staff}
        onStaff={(staff) => change({ staff })}
      />
    </>
  );
}
