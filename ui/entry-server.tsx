import { ApolloClient, ApolloLink, Observable } from "@apollo/client";
import { prerenderStatic } from "@apollo/client/react/ssr";
import { print } from "graphql";
import { StrictMode, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { createCache } from "./apollo/cache.ts";
import { LiveConnection } from "./apollo/live-connection.ts";
import { createSocket } from "./apollo/socket/socket.ts";
import { Providers } from "./app/providers.tsx";
import type { ShopView } from "./components/shop-context.ts";
import { readDataId } from "./app/rendered-page.ts";
import { routes } from "./app/routes.tsx";

/** A query of a page: the text of the document, and its variables. */
export interface Question {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** Runs a query as a visitor; rejects if the shop fails to answer. */
export type Ask = (question: Question) => Promise<{ readonly data: Record<string, unknown> }>;

/** A page as every visitor sees it first. */
export interface RenderedPage {
  /** For the head: what the browser should preload. */
  readonly head: string;
  /** For the root element and after it. */
  readonly body: string;
  readonly data: string;
}

const handler = createStaticHandler(routes);

/**
 * React would otherwise append large parts to the page and move them into place by an inline
 * script, which the content security policy forbids.
 */
const wholePage = { progressiveChunkSize: Infinity } as const;

/** The tags that React puts before the page itself. The title is in the head already. */
const early = /^(?:<link[^>]*>|<title>[^<]*<\/title>)+/;

/**
 * Renders the page at an address of the shop for a visitor, with its data. `view` is the shop's
 * identity. Rejects if a query fails.
 */
export async function renderPage(address: string, ask: Ask, view: ShopView): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(address, "http://shop.invalid")));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
  const failures: unknown[] = [];
  const client = new ApolloClient({
    cache: createCache(),
    ssrMode: true,
    dataMasking: true,
    link: askingLink(ask, (failure) => failures.push(failure)),
  });
  // The server follows no live updates.
  const shop = { client, connection: new LiveConnection(createSocket("ws://shop.invalid")) };
  const { result } = await prerenderStatic({
    tree: (
      <StrictMode>
        <Providers shop={shop} first={{ shop: view, position: null }}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Providers>
      </StrictMode>
    ),
    context: { client },
    renderFunction: (tree: ReactNode) => prerender(tree, wholePage),
  });
  if (failures.length > 0) throw failures[0];
  const first = early.exec(result)?.[0] ?? "";
  const data = JSON.stringify(client.extract()).replaceAll("<", "\\u003c");
  return {
    head: first.replaceAll(/<title>[^<]*<\/title>/g, ""),
    body: result.slice(first.length),
    data: `<script type="application/json" id="${readDataId}">${data}</script>`,
  };
}

function askingLink(ask: Ask, onFailure: (failure: unknown) => void): ApolloLink {
  return new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        ask({ query: print(query), variables }).then(
          (answer) => {
            observer.next(answer);
            observer.complete();
          },
          (error: unknown) => {
            onFailure(error);
            observer.error(error);
          },
        );
      }),
  );
}
