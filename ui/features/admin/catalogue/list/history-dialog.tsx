import { useQuery } from "@apollo/client/react";
import { DateTime } from "../../../../components/date-time.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { QueryResult } from "../../../../components/query-result.tsx";
import { Loading, Skeleton } from "../../../../components/skeleton.tsx";
import { ProductHistoryDocument } from "../../../../generated/operations.ts";

export interface HistoryDialogProps {
  item: { id: string; name: string };
  onClose: () => void;
}

/** An item's history, newest first. */
export function HistoryDialog({ item, onClose }: HistoryDialogProps) {
  const { data, error, refetch } = useQuery(ProductHistoryDocument, {
    variables: { id: item.id },
    fetchPolicy: "network-only",
  });
  return (
    <Dialog open onOpenChange={onClose} title={`History of ${item.name}`}>
      <QueryResult
        data={data}
        failed={error}
        retry={refetch}
        failure="Couldn’t load the history."
        ifStale={{ tone: "danger" }}
        skeleton={
          <Loading label="Loading history">
            <Skeleton className="h-32" />
          </Loading>
        }
      >
        {({ productHistory }) =>
          productHistory && (
            <ol aria-label="History" className="mt-2 grid gap-3 text-sm">
              {productHistory.moments.map(({ at, words, by }, index) => (
                <li key={`${at} ${index}`} className="border-l-2 border-line pl-3">
                  <p className="text-ink">{words.join(". ")}</p>
                  <p className="text-fine">
                    <DateTime at={at} />
                    {by && `, ${by}`}
                  </p>
                </li>
              ))}
            </ol>
          )
        }
      </QueryResult>
    </Dialog>
  );
}
