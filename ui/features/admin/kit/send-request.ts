import { notify } from "../../../components/toast.tsx";

/** Sends a request of which the page shows the progress, so only a failure is a notification. */
export async function sendRequest(send: () => Promise<object | undefined>): Promise<void> {
  const answer = await send().catch(() => undefined);
  if (!answer) notify.failure("The shop isn’t responding. Please try again.");
  else if ("code" in answer && "message" in answer) notify.failure(String(answer.message));
}
