import { messages } from "#texts/messages.ts";
import * as t from "#texts/wishes.ts";
import { useMutation } from "@apollo/client/react";
import { Link2 } from "lucide-react";
import { useId, useState } from "react";
import { newCommandId } from "../../../apollo/command-id.ts";
import { useCommand } from "../../../apollo/use-command.ts";
import { Button } from "../../../components/button.tsx";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { FieldError } from "../../../components/field.tsx";
import { useNextFocus } from "../../../components/use-next-focus.ts";
import { TextInput } from "../../../components/text-input.tsx";
import {
  ShareWishListDocument,
  StopSharingWishListDocument,
} from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";

/** The sharing of the account's wish list. `link` is its secret part; null if it is not shared. */
export function ShareBox({ link }: { link: string | null }) {
  const [share] = useMutation(ShareWishListDocument);
  const [stop] = useMutation(StopSharingWishListDocument);
  const { pending, problem, run } = useCommand(messages.wishList.failed);
  const [isAsking, setAsking] = useState(false);
  const heading = useId();
  const field = useId();

  const next = useNextFocus<"link">();

  function getLink() {
    next.goTo("link");
    return run(() =>
      share({ variables: { commandId: newCommandId() } }).then(({ data }) => data?.shareWishList),
    );
  }

  async function stopSharing() {
    const stopped = await run(() =>
      stop({ variables: { commandId: newCommandId() } }).then(
        ({ data }) => data?.stopSharingWishList,
      ),
    );
    if (stopped) setAsking(false);
  }

  return (
    <section
      aria-labelledby={heading}
      className="mb-8 grid items-center gap-x-8 gap-y-4 rounded-panel border border-line bg-raised p-panel two-col:grid-cols-2"
    >
      <div>
        <h2 id={heading} className="heading text-title">
          {link === null ? t.shareYourList : t.sharedByLink}
        </h2>
        <p className="mt-1 text-sm leading-body text-ink-muted">
          {link === null ? t.whatSharingDoes : t.whatOthersSee}
        </p>
      </div>
      <div className="grid gap-2">
        {link === null ? (
          <Button
            className="two-col:justify-self-end"
            pending={pending}
            onClick={() => void getLink()}
          >
            <Link2 aria-hidden size={18} />
            {t.getALink}
          </Button>
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <label htmlFor={field} className="sr-only">
              {t.linkToList}
            </label>
            <TextInput
              ref={next.at("link")}
              id={field}
              readOnly
              className="min-w-40 flex-1 max-sm:basis-full"
              value={`${location.origin}${paths.sharedWishList(link)}`}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton
              text={`${location.origin}${paths.sharedWishList(link)}`}
              label={t.copyLink}
            />
            <Button variant="quiet" onClick={() => setAsking(true)}>
              {t.stopSharing}
            </Button>
          </div>
        )}
        {problem && !isAsking && <FieldError>{problem}</FieldError>}
      </div>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.stopSharingQuestion}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t.cancel}</Button>
            <Button variant="danger" pending={pending} onClick={() => void stopSharing()}>
              {t.stopSharing}
            </Button>
          </>
        }
      >
        <p>{t.linkStops}</p>
        {problem && <FieldError>{problem}</FieldError>}
      </Dialog>
    </section>
  );
}
