import * as t from "#texts/product.ts";
import { ThumbsUp } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import type { HelpfulVotes } from "./use-helpful-votes.ts";

export interface HelpfulVoteProps {
  review: { id: string; name: string; helpfulCount: number };
  votes: HelpfulVotes;
}

/** A toggle for signed-in users, and the number of people who find a review helpful. */
export function HelpfulVote({ review: { id, name, helpfulCount }, votes }: HelpfulVoteProps) {
  const pressed = votes.isHelpful(id);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-muted">
      <Button
        size="dense"
        {...(votes.signedIn && { "aria-pressed": pressed })}
        variant={pressed ? "soft" : "outlined"}
        unready={!votes.ready}
        pending={votes.pending === id}
        onClick={() => votes.toggle(id)}
      >
        <ThumbsUp aria-hidden size={16} />
        {t.helpful}
        <span className="sr-only">, {name}</span>
      </Button>
      {helpfulCount > 0 && <span>{t.helpfulTo(helpfulCount)}</span>}
    </div>
  );
}
