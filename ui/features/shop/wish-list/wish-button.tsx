import * as t from "#texts/hearts.ts";
import { Heart } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import type { ViewerState } from "../../shared/account/viewer.ts";
import { useHeart, type HeartVariant } from "./use-heart.ts";

/** Saves a variant to the wish list, or removes it. */
export function WishButton({ visitor, ...variant }: HeartVariant & { visitor: ViewerState }) {
  const heart = useHeart(variant, visitor);
  if (!heart) return null;
  return (
    <Button
      aria-pressed={heart.pressed}
      variant={heart.pressed ? "soft" : "outlined"}
      onClick={heart.toggle}
    >
      <Heart aria-hidden size={18} className={heart.pressed ? "fill-current" : undefined} />
      {heart.pressed ? t.saved : t.save}
    </Button>
  );
}
