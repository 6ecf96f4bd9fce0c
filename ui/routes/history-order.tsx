import { useNavigate, useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { OrderAtMoment } from "../features/history/explorer/order-at-moment.tsx";
import { historyPaths } from "../history-paths.ts";

/** One order at the time in the address. */
export function Component({ order }: { order: string }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <PageTitle>{`Order ${order} in the past`}</PageTitle>
      <OrderAtMoment
        order={order}
        at={params.get("at")}
        onMoment={(at) => void navigate(historyPaths.order(order, at))}
      />
    </>
  );
}
