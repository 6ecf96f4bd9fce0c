/**
 * An illustration in a 600 × 700 frame that fills its side of a page; overflow is cut off at the
 * top and the sides. It is inline, because its colours are the theme's.
 */
export function Scene({
  drawing,
}: {
  /** The text of an `.svg` file. */
  drawing: string;
}) {
  return (
    <div
      aria-hidden
      className="absolute inset-0 *:size-full"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
