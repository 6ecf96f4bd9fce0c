import { CombinedGraphQLErrors } from "@apollo/client";
import { skipToken, useApolloClient, useQuery } from "@apollo/client/react";
import { useCallback, useEffect } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useLiveUpdates } from "../../../apollo/live-updates.tsx";
import { onBack } from "../../../components/online.ts";
import {
  AnswerStopDocument,
  DriverRunsDocument,
  OwnRunsChangedDocument,
  ViewerDocument,
  type DriverRunFragment,
  type StopDeliveredInput,
  type StopFailedInput,
} from "../../../generated/operations.ts";
import { createStoredList, useStoredList } from "../../../storage/stored-list.ts";
import { driverRunKey } from "../../shared/account/session.ts";
import { useOpenList } from "../kit/use-open-list.ts";

export type DriverRun = DriverRunFragment;
export type DriverStop = DriverRun["stops"][number];

/** A driver's answer to a stop, on this phone until the shop has it. */
export interface StoredAnswer {
  /** The command's id: the shop counts the answer once, however often it is sent. */
  readonly id: string;
  /** Who gave it, also after another driver signed in on this phone. Older answers lack it. */
  readonly driverId?: string;
  readonly runId: string;
  readonly orderId: string;
  readonly answeredAt: string;
  readonly delivered?: StopDeliveredInput;
  readonly failed?: StopFailedInput;
  /** Why the shop did not accept it. */
  readonly refusal?: string;
}

const isAnswer = (value: unknown): value is StoredAnswer =>
  typeof value === "object" && value !== null && "id" in value && "orderId" in value;

const isRun = (value: unknown): value is DriverRun =>
  typeof value === "object" && value !== null && "id" in value && "stops" in value;

/** Eight runs of the maximum length. Answers beyond it would be lost. */
const mostAnswers = 500;

/** The last run that the shop sent. It contains addresses: a sign-out removes it. */
const runs = createStoredList(driverRunKey, 1, isRun);

/** Oldest first. */
const answers = createStoredList("nivasa.driver-answers", mostAnswers, isAnswer);

/** Whether an answer may be shown to a driver, and sent in that driver's session. */
export const isAnswerOf = (driverId: string | null, answer: StoredAnswer): boolean =>
  answer.driverId === undefined || answer.driverId === driverId;

/** The run and the unsent answers of this phone, shared by all windows. */
export const storedRun = {
  /** Answers that the shop does not have, oldest first. */
  answers: answers.read,

  /** Replaces the run; null if the driver has none. */
  keepRun(run: DriverRun | null): void {
    const kept = runs.read()[0] ?? null;
    if (JSON.stringify(run) !== JSON.stringify(kept)) runs.store(run ? [run] : []);
  },

  /** Adds an answer, or replaces it. */
  keepAnswer(answer: StoredAnswer): void {
    answers.store([...answers.read().filter(({ id }) => id !== answer.id), answer]);
  },

  /** Removes an answer that the shop has, or that the driver has read as refused. */
  removeAnswer(id: string): void {
    answers.store(answers.read().filter((each) => each.id !== id));
  },
};

/** The run and the unsent answers of this phone; the run is null if there is none. */
export function useStoredRun(): { run: DriverRun | null; answers: readonly StoredAnswer[] } {
  return { run: useStoredList(runs)[0] ?? null, answers: useStoredList(answers) };
}

export interface DriverRunRead {
  /** Null if the driver has no run; undefined while it is loading. */
  run: DriverRun | null | undefined;
  /** Answers on this phone that the shop does not have. */
  answers: readonly StoredAnswer[];
  /** Why the shop couldn't be reached; the phone's copy is shown. */
  failed: unknown;
  retry: () => unknown;
  /** Keeps an answer on this phone, and sends it as soon as there is a connection. */
  answer: (
    run: DriverRun,
    orderId: string,
    given: Pick<StoredAnswer, "delivered" | "failed">,
  ) => void;
}

/**
 * The signed-in driver's run, live, and kept on this phone. Answers are stored first and sent in
 * their order; without a connection they wait, also after a restart.
 */
export function useDriverRun(viewerId: string | null): DriverRunRead {
  const client = useApolloClient();
  const { run: copy, answers } = useStoredRun();
  const { data, error, refetch } = useQuery(
    DriverRunsDocument,
    viewerId === null ? skipToken : { fetchPolicy: "cache-and-network" },
  );
  const fresh = data ? currentRun(data.ownRuns) : undefined;

  useEffect(() => {
    if (fresh !== undefined) storedRun.keepRun(fresh);
  }, [fresh]);

  const onChanged = useOpenList(data?.ownRuns, (after) =>
    refetch({ after }).then(
      () => true,
      () => false,
    ),
  );
  useLiveUpdates({
    document: OwnRunsChangedDocument,
    after: data ? null : undefined,
    onUpdate: ({ run, position }) => onChanged(run, position),
    reread: (position) => refetch({ after: position }).catch(() => undefined),
  });

  const send = useCallback(
    async () => (viewerId === null ? undefined : sendAnswers(client, viewerId)),
    [client, viewerId],
  );
  useEffect(() => {
    void send();
    return onBack(() => void send());
  }, [send]);

  // A copy of another person's run may be left on a shared phone.
  const own = copy && (viewerId === null || copy.driver?.id === viewerId) ? copy : null;
  return {
    // A visitor without a copy waits until it is known who is signed in.
    run: fresh === undefined ? (own ?? (error ? null : undefined)) : fresh,
    answers: answers.filter((each) => isAnswerOf(viewerId ?? own?.driver?.id ?? null, each)),
    failed: error,
    retry: () => refetch(),
    answer(run, orderId, given) {
      const answeredAt = new Date().toISOString();
      const driverId = viewerId ?? run.driver?.id;
      storedRun.keepAnswer({
        ...{ id: newCommandId(), runId: run.id, orderId, answeredAt },
        ...(driverId !== undefined && { driverId }),
        ...given,
      });
      void send();
    },
  };
}

type Client = ReturnType<typeof useApolloClient>;

/** By driver: the phone may be shared. */
const sending = new Map<string, Promise<void>>();

/**
 * Sends a driver's waiting answers, oldest first. Stops at the first one without a response. An
 * answer to a run that was given to another driver is refused, so that it doesn't hold back the
 * next ones.
 */
function sendAnswers(client: Client, driverId: string): Promise<void> {
  const running =
    sending.get(driverId) ?? sendAll(client, driverId).finally(() => sending.delete(driverId));
  sending.set(driverId, running);
  return running;
}

async function sendAll(client: Client, driverId: string): Promise<void> {
  for (;;) {
    const next = storedRun
      .answers()
      .find((each) => each.refusal === undefined && isAnswerOf(driverId, each));
    if (!next) return;
    const { id: commandId, runId: id, orderId, answeredAt } = next;
    const { delivered = null, failed = null } = next;
    const refusal = await client
      .mutate({
        mutation: AnswerStopDocument,
        variables: { id, orderId, answeredAt, delivered, failed, commandId },
      })
      .then(({ data }) => {
        if (!data) return undefined;
        return "code" in data.answerStop ? data.answerStop.message : null;
      }, forbiddenText);
    // Another driver may have signed in since. The answer waits for its own driver.
    if (refusal === undefined || (refusal !== null && !(await isSignedIn(client, driverId))))
      return;
    if (refusal === null) storedRun.removeAnswer(commandId);
    else storedRun.keepAnswer({ ...next, refusal });
  }
}

async function isSignedIn(client: Client, driverId: string): Promise<boolean> {
  const answer = await client
    .query({ query: ViewerDocument, fetchPolicy: "network-only" })
    .catch(() => null);
  return answer?.data?.me?.id === driverId;
}

/** The shop's text if it does not let this driver answer; undefined for any other error. */
function forbiddenText(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  return error.errors.find(({ extensions }) => extensions?.["code"] === "FORBIDDEN")?.message;
}

/** The run that a driver works on: the one on the road, else the next planned one. */
function currentRun(runs: readonly DriverRun[]): DriverRun | null {
  return runs.find(({ phase }) => phase !== "PLANNED") ?? runs[0] ?? null;
}
