import { Button } from "../../../../components/button.tsx";
import { DateTime } from "../../../../components/date-time.tsx";
import { TextLink } from "../../../../components/text-link.tsx";
import type { ShopPageFragment } from "../../../../generated/operations.ts";
import { paths } from "../../../../paths.ts";

export interface PageVersionsProps {
  page: ShopPageFragment;
  onCompare: (version: number) => void;
  onCopy: (version: number) => void;
  onRepublish: (version: number) => void;
}

/** The published versions of a page, newest first. */
export function PageVersions({ page, onCompare, onCopy, onRepublish }: PageVersionsProps) {
  return (
    <section aria-labelledby="page-versions" className="border-t border-line pt-4">
      <h3 id="page-versions" className="heading text-lg">
        Versions
      </h3>
      <p className="mb-2 text-fine text-ink-muted">
        A published version never changes and is never deleted.
      </p>
      {page.versions.length === 0 ? (
        <p className="text-ink-muted">No version is published yet.</p>
      ) : (
        <ol aria-label="Versions, newest first">
          {page.versions.map(({ version, at, by, languages, copyOf }) => (
            <li
              key={version}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line py-2 first:border-t-0"
            >
              <span className="min-w-32">
                <TextLink to={paths.pageVersion(page.slug, version)}>Version {version}</TextLink>
                <small className="block text-fine text-ink-muted">
                  {version === page.live ? "Live" : "Replaced"}
                  {copyOf !== null && `, text of version ${copyOf}`}
                </small>
              </span>
              <span className="min-w-44 text-fine text-ink-muted">
                <DateTime at={at} />
                <br />
                {by ?? "an unknown account"}
              </span>
              <span className="text-fine text-ink-muted">{languages.length} of 3 languages</span>
              <span className="ml-auto flex flex-wrap gap-2">
                <Button size="dense" onClick={() => onCompare(version)}>
                  Compare<span className="sr-only"> version {version} with the draft</span>
                </Button>
                <Button size="dense" onClick={() => onCopy(version)}>
                  Copy to draft<span className="sr-only">, version {version}</span>
                </Button>
                {version !== page.live && (
                  <Button size="dense" onClick={() => onRepublish(version)}>
                    Publish again<span className="sr-only">, version {version}</span>
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
