import * as t from "#texts/hearts.ts";
import { Heart as HeartIcon } from "lucide-react";
import { useVisitor } from "../../shared/account/viewer.ts";
import { useHeart, type HeartVariant } from "./use-heart.ts";

/**
 * The heart in the upper right corner of the nearest positioned box: a variant is on the wish list
 * or not. `name` is that of the variant.
 */
export function Heart({ name, ...variant }: HeartVariant & { name: string }) {
  const heart = useHeart(variant, useVisitor());
  if (!heart) return null;
  return (
    <button
      type="button"
      aria-pressed={heart.pressed}
      aria-label={t.inWishList(name)}
      className="absolute top-2 right-2 grid size-9 place-items-center rounded-full bg-raised text-ink after:absolute after:-inset-1.25 aria-pressed:text-clay-text md:top-3 md:right-3 [&[aria-pressed=true]>svg]:fill-current"
      onClick={heart.toggle}
    >
      <HeartIcon aria-hidden size={18} />
    </button>
  );
}
