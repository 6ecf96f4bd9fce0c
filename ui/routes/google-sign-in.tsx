import * as t from "#texts/account.ts";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { LinkButton } from "../components/link-button.tsx";
import { PageHeading } from "../components/page-heading.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { googleText, openGoogleChannel } from "../features/shared/account/google-channel.ts";
import { deleteGoogleReturn, readGoogleReturn } from "../features/shared/account/google-return.ts";
import { paths } from "../paths.ts";

/** After this many milliseconds no opener has taken the result: this is the only window. */
const patienceMs = 700;

/**
 * The page that Google redirects to. A popup notifies its opener and closes. A tab that went to
 * Google itself redirects to the page that started the sign-in.
 */
export function Component() {
  const [search] = useSearchParams();
  const result = search.get("result") ?? "failed";
  const signedIn = result === "signed-in";
  const [taken, setTaken] = useState(false);
  const [ofThisTab] = useState(readGoogleReturn);
  const navigate = useNavigate();

  useEffect(() => {
    if (ofThisTab) {
      deleteGoogleReturn();
      if (signedIn) void navigate(ofThisTab.next, { replace: true });
      return undefined;
    }
    const alone = window.setTimeout(() => {
      if (signedIn) void navigate(paths.home, { replace: true });
    }, patienceMs);
    const channel = openGoogleChannel(({ kind }) => {
      if (kind !== "taken") return;
      window.clearTimeout(alone);
      setTaken(true);
      window.close();
    });
    channel.post({ kind: "result", result });
    return () => {
      window.clearTimeout(alone);
      channel.close();
    };
  }, [navigate, ofThisTab, result, signedIn]);

  const heading = signedIn ? t.youAreSignedIn : t.youAreNotSignedIn;
  return (
    <div className="wrap pb-room">
      <PageTitle>{heading}</PageTitle>
      <PageHeading>{heading}</PageHeading>
      <p className="max-w-(--measure) text-lg">
        {!signedIn && `${googleText(result)} `}
        {taken && t.canCloseWindow}
      </p>
      {!taken && !signedIn && (
        <LinkButton to={ofThisTab?.back ?? paths.home} variant="filled" className="mt-6">
          {ofThisTab ? t.goBack : t.goToTheShop}
        </LinkButton>
      )}
    </div>
  );
}
