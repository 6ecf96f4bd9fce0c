import * as t from "#texts/checkout.ts";
import { Sentence } from "../../../components/sentence.tsx";
import { useShop } from "../../../components/shop-context.ts";
import { TextLink } from "../../../components/text-link.tsx";
import { paths } from "../../../paths.ts";

/** Names the terms that an order accepts. Nothing, unless the owner has published terms. */
export function TermsLine() {
  const { pages } = useShop();
  const terms = pages.find(({ slug }) => slug === "terms");
  return terms ? (
    <p className="mb-2 text-fine text-ink-muted">
      <Sentence
        of={t.orderAcceptsTerms}
        terms={
          <TextLink to={paths.pageVersion("terms", terms.version)}>
            {t.ourTerms(terms.version)}
          </TextLink>
        }
      />
    </p>
  ) : null;
}
