import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { PageTitle } from "../components/page-title.tsx";
import { Explorer } from "../features/history/explorer.tsx";
import { lookOf, paramsOf, type Look } from "../features/history/look.ts";
import { paths } from "../paths.ts";

/** The events of the log; the address holds everything that is looked at. */
export function Component() {
  const [params] = useSearchParams();
  const { number } = useParams();
  const navigate = useNavigate();
  const look = lookOf(params);
  // What is no number leads to no event, and the inspector says so.
  const chosen = number === undefined ? null : /^\d{1,9}$/.test(number) ? Number(number) : 0;

  const address = (event: number | null, at: Look) => {
    const search = paramsOf(at).toString();
    return `${event === null ? paths.history : paths.historyEvent(event)}${search && `?${search}`}`;
  };

  return (
    <>
      <PageTitle>History</PageTitle>
      <Explorer
        look={look}
        onLook={(next) => void navigate(address(chosen, next), { replace: true })}
        chosen={chosen}
        addressOf={(event) => address(event, look)}
        onChoose={(event) => void navigate(address(event, look), { replace: event !== null })}
      />
    </>
  );
}
