import * as t from "#texts/pages.ts";
import { language } from "#texts/language.ts";
import { useQuery } from "@apollo/client/react";
import { Languages, ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "../../../components/date-time.tsx";
import { PageLoadError } from "../../../components/page-load-error.tsx";
import { PageTitle } from "../../../components/page-title.tsx";
import { QuietPage } from "../../../components/quiet-page.tsx";
import { useShop } from "../../../components/shop-context.ts";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { TextLink } from "../../../components/text-link.tsx";
import { WrittenText } from "../../../components/written-text.tsx";
import { WrittenPageDocument, type Language } from "../../../generated/operations.ts";
import { paths } from "../../../paths.ts";

const languageNames: Readonly<Record<string, Language>> = {
  en: "ENGLISH",
  si: "SINHALA",
  ta: "TAMIL",
};
const languageCodes = { ENGLISH: "en", SINHALA: "si", TAMIL: "ta" } as const;
const requested = languageNames[language] ?? "ENGLISH";

/** The version of a page that visitors see now; null if the owner has published none. */
export function useLiveVersion(slug: string): number | null {
  return useShop().pages.find((page) => page.slug === slug)?.version ?? null;
}

export interface WrittenPageProps {
  slug: string;
  /** An earlier version; the live one if missing. */
  version?: number;
  /** Shown if the text has no title of its own. */
  heading: string;
  drawing: ReactNode;
  flip?: boolean;
  /** Shown if there is no such version. */
  missing?: ReactNode;
  /** After the text. */
  children?: ReactNode;
}

/** A page that the shop's owner wrote, in the reader's language if it has a text in it. */
export function WrittenPage({
  slug,
  version,
  heading,
  drawing,
  flip = false,
  missing = null,
  children,
}: WrittenPageProps) {
  const live = useLiveVersion(slug);
  const { data, previousData, error, refetch } = useQuery(WrittenPageDocument, {
    // With the version as a variable, the page follows each publication.
    variables: { slug, language: requested, version: version ?? live },
  });
  const page = (data ?? previousData)?.page;
  if (page === null) return missing;
  if (!page && error) {
    return <PageLoadError onRetry={refetch}>{t.pageNotLoaded}</PageLoadError>;
  }
  const title = page?.title || heading;
  const lang = page && languageCodes[page.language];
  return (
    <QuietPage
      drawing={drawing}
      flip={flip}
      heading={<span lang={page?.title ? lang : undefined}>{title}</span>}
    >
      <PageTitle>{title}</PageTitle>
      {page ? (
        <>
          {page.language !== requested && (
            <Line icon={<Languages aria-hidden size={18} className="mt-0.5 flex-none" />}>
              {t.shownInOtherLanguage}
            </Line>
          )}
          {version !== undefined && page.version !== live && (
            <Line icon={<ScrollText aria-hidden size={18} className="mt-0.5 flex-none" />}>
              {t.olderVersion(page.version, formatDate(page.at))}{" "}
              <TextLink to={paths.page(slug)}>{t.readCurrentVersion}</TextLink>
            </Line>
          )}
          <WrittenText html={page.html} lang={lang} className="mt-6 max-w-prose text-base" />
        </>
      ) : (
        <Loading>
          <Skeleton className="mt-6 h-80" />
        </Loading>
      )}
      {children}
    </QuietPage>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="mt-5 flex max-w-prose gap-2.5 border-y border-line py-2.5 text-sm text-ink-muted">
      {icon}
      <span>{children}</span>
    </p>
  );
}
