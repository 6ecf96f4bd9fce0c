import { mkdirSync, writeFileSync } from "node:fs";
import Fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { StoreUnavailable } from "#domain/ports.ts";
import type { VariantDocument } from "#projections/products/document.ts";
import { productDocument } from "../../../testing/product-documents.ts";
import { temporaryDirectory } from "../../../testing/temporary-directory.ts";
import { compressAnswers } from "../compression.ts";
import type { PageEntry } from "#projections/settings/document.ts";
import { unchangedSettings } from "#projections/settings/projection.ts";
import { fixedSettings } from "../../../testing/fixed-settings.ts";
import { registerPages } from "./pages.ts";
import type { RenderedPage } from "./render-messages.ts";
import type { SettingsQueries } from "#projections/settings/queries.ts";
import { createShopOfPages } from "./shop-data.ts";

const kettle = productDocument({ id: "uva-kettle", name: "Uva Kettle" });

const variant = (number: number, colour: string, given: Partial<VariantDocument> = {}) => {
  const [first] = kettle.variants;
  if (!first) throw new Error("A product has a variant");
  return { ...first, number, values: [colour], ...given };
};
const sofa = productDocument({
  id: "sofa",
  name: "Sofa",
  priceCents: 100_000,
  highestPriceCents: 150_000,
  options: [
    {
      name: "Colour",
      display: "buttons",
      values: ["Moss", "Rust", "Ash"].map((name) => ({ name, colours: [] })),
    },
  ],
  variants: [
    variant(1, "Moss", { priceCents: 100_000 }),
    variant(2, "Rust", { priceCents: 150_000, countInStock: 0, image: "/pictures/rust.svg" }),
    variant(3, "Ash", { sold: false }),
  ],
});

const built = (): string => {
  const directory = temporaryDirectory();
  mkdirSync(`${directory}/ui`);
  const head = `<meta charset="utf-8" /><meta\n name="description"\n content="Old" /><title>Nivasa</title>`;
  const body = `<div id="root"></div>${"<p>".repeat(500)}`;
  const page = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  writeFileSync(`${directory}/ui/index.html`, page);
  return directory;
};

const renamed: SettingsQueries = {
  ...fixedSettings,
  current: async () => ({
    ...unchangedSettings,
    values: {
      ...unchangedSettings.values,
      shopName: "Ambalama </script>",
      description: { en: "Rooms & shade.", si: "", ta: "" },
      accentHue: 205,
      announcement: {
        text: { en: "No deliveries on Poya.", si: "", ta: "" },
        ...{ from: "2026-11-29", until: "2026-11-30", link: "" },
      },
    },
  }),
};

const opened = async ({
  settings = fixedSettings,
  now = "2026-11-29T06:00:00.000Z",
  opening = unchangedSettings.opening,
  publicUrl = null as string | null,
  away = false,
  directory = built(),
  render = async (_address: string, _language?: string): Promise<RenderedPage | null> => null,
  onChosen = async (_language: string): Promise<void> => {},
  pages = [] as readonly PageEntry[],
} = {}) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await compressAnswers(app);
  registerPages(app, {
    publicUrl,
    built: directory,
    shop: createShopOfPages(
      { current: async () => ({ ...(await settings.current()), pages, opening }) },
      () => "7",
      () => now,
    ),
    written: async (slug, version, language) =>
      pages.some((page) => page.slug === slug && page.version >= version)
        ? { title: "", description: `${slug} ${version} in ${language}` }
        : null,
    async render(address, language, _visitor, shop) {
      const page = await render(address, language);
      return page && { page, shop };
    },
    onChosen,
    products: {
      async byId(id) {
        if (away) throw new StoreUnavailable("away");
        return [kettle, sofa].find((each) => each.id === id) ?? null;
      },
      all: async () => [kettle],
    },
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const ask = async (path: string, options: RequestInit = {}) => {
    const response = await fetch(url + path, options);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { url, ask };
};

it("a product page has its metadata in the first HTML, at the requested address", async () => {
  const { url, ask } = await opened();
  const { status, text, headers } = await ask("/Item-Page/uva-kettle");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(text).toContain("<title>Uva Kettle · Nivasa</title>");
  expect(text).toContain(`<link rel="canonical" href="${url}/Item-Page/uva-kettle" />`);
  expect(text.match(/<title>/g)).toHaveLength(1);
  expect(text).not.toContain("Old");
});

it("renders the public content of a page, including its search", async () => {
  const requested: string[] = [];
  const { ask } = await opened({
    async render(address) {
      requested.push(address);
      const data = '<script type="application/json">{"price":"$& $1"}</script>';
      return { head: '<link rel="preload" />', body: `<h1>${address}</h1>`, data };
    },
  });
  const { text } = await ask("/Category?room=kitchen");
  expect(text).toContain('<link rel="preload" />\n  </head>');
  expect(text).toContain(
    '<div id="root"><h1>/category?room=kitchen</h1></div><script type="application/json">{"price":"$& $1"}</script><script type="application/json" id="shop">{"shop":{"name":"Nivasa"',
  );
  for (const path of ["/terms?from=mail", "/item-page/uva-kettle?ar=1", "/Item-Page/none"])
    await ask(path);
  for (const path of ["/cart", "/nowhere", `/category?q=${"x".repeat(300)}`]) await ask(path);
  const shell = await ask("/", { headers: { "x-kept-offline": "1" } });
  expect(shell.text).toContain('<div id="root"></div>');
  expect(requested.slice(1)).toEqual(["/terms", "/Item-Page/uva-kettle", "/Item-Page/none"]);
});

it("renders a product page as the variant on sale that its address names", async () => {
  const requested: string[] = [];
  const { url, ask } = await opened({
    async render(address) {
      requested.push(address);
      return { head: "", body: "", data: "" };
    },
  });
  const { text } = await ask("/Item-Page/sofa?ar=1&variant=sofa.2");
  expect(text).toContain("<title>Sofa (Rust) · Nivasa</title>");
  expect(text).toContain(`<link rel="canonical" href="${url}/Item-Page/sofa" />`);
  expect(text).toContain('"price":"1500.00"');
  expect(text).toContain('"availability":"https://schema.org/OutOfStock"');
  expect(text).toContain(`"url":"${url}/Item-Page/sofa?variant=sofa.2"`);
  expect(text).toContain(`"image":["${url}/pictures/rust.svg"]`);
  const whole = await ask("/Item-Page/sofa");
  expect(whole.text).toContain("<title>Sofa · Nivasa</title>");
  expect(whole.text).toContain('"lowPrice":"1000.00"');
  expect((await ask("/Item-Page/sofa?variant=sofa")).text).toContain("Sofa (Moss)");
  expect((await ask("/Item-Page/sofa.2?variant=sofa")).text).toContain("Sofa (Moss)");
  expect((await ask("/Item-Page/sofa.2")).text).toContain("Sofa (Rust)");
  expect(requested).toEqual([
    "/Item-Page/sofa?variant=sofa.2",
    "/Item-Page/sofa",
    "/Item-Page/sofa?variant=sofa",
    "/Item-Page/sofa?variant=sofa",
    "/Item-Page/sofa.2",
  ]);
});

it("renders unknown variants as the product, so that they have no pages of their own", async () => {
  const requested = new Set<string>();
  const { ask } = await opened({
    async render(address) {
      requested.add(address);
      return null;
    },
  });
  for (const named of ["sofa.3", "sofa.9", "sofa.02", "uva-kettle", "other.2", "%00", ""]) {
    const { status, text } = await ask(`/Item-Page/sofa?variant=${named}`);
    expect([named, status]).toEqual([named, 200]);
    expect(text).toContain("<title>Sofa · Nivasa</title>");
  }
  await ask("/Item-Page/uva-kettle?variant=uva-kettle");
  expect([...requested]).toEqual(["/Item-Page/sofa", "/Item-Page/uva-kettle"]);
  expect((await ask("/Item-Page/sofa.3")).status).toBe(404);
  expect((await ask("/Item-Page/sofa.9")).status).toBe(404);
});

it("a rendered page loads its scripts after its first picture, an unrendered one immediately", async () => {
  const directory = built();
  const preload = '<link rel="modulepreload" crossorigin href="/assets/index-1.js">';
  writeFileSync(
    `${directory}/ui/index.html`,
    `<html><head>${preload}<link rel="stylesheet" href="/s.css"></head><body><div id="root"></div></body></html>`,
  );
  const { ask } = await opened({
    directory,
    render: async () => ({ head: "", body: "<h1>Home</h1>", data: "" }),
  });
  const drawn = await ask("/");
  expect(drawn.text).toContain("<h1>Home</h1>");
  expect(drawn.text).not.toContain("modulepreload");
  expect(drawn.text).toContain('<link rel="stylesheet" href="/s.css">');
  expect((await ask("/cart")).text).toContain(preload);
});

it("renders a page in the requested language and stores the choice", async () => {
  const requested: string[] = [];
  const directory = built();
  writeFileSync(
    `${directory}/ui/index.si.html`,
    '<html lang="si"><head></head><body><div id="root"></div></body></html>',
  );
  const { url, ask } = await opened({
    directory,
    async render(address, language) {
      requested.push(`${language} ${address}`);
      return null;
    },
  });
  const { text, headers } = await ask("/category?room=bath&lang=si");
  expect(requested).toEqual(["si /category?room=bath"]);
  expect(text).toContain('<html lang="si">');
  expect(text).toContain("<title>කාණ්ඩ · Nivasa</title>");
  expect(text).toContain(`<link rel="canonical" href="${url}/category?lang=si" />`);
  expect(text).toContain(`<link rel="alternate" hreflang="ta" href="${url}/category?lang=ta" />`);
  expect(headers.get("set-cookie")).toContain("nivasa_language=si");

  const again = await ask("/", { headers: { cookie: "nivasa_language=si" } });
  expect(again.text).toContain('<html lang="si">');
  expect(again.headers.has("set-cookie")).toBe(false);
  expect(again.headers.get("vary")?.toLowerCase()).toContain("cookie, accept-language");
  await ask("/");
  expect(requested.slice(1)).toEqual(["si /", "en /"]);
});

it("reports a new choice of language, but not a stored one", async () => {
  const onChosen = vi.fn(async () => {});
  const { ask } = await opened({ onChosen });
  await ask("/", { headers: { cookie: "nivasa_language=si", "accept-language": "ta" } });
  await ask("/?lang=klingon");
  expect(onChosen).not.toHaveBeenCalled();
  await ask("/cart?lang=ta");
  expect(onChosen.mock.calls).toEqual([["ta", expect.anything()]]);
});

it("a link from another site shows a language without changing an earlier choice", async () => {
  const { ask } = await opened();
  const crossSite = { "sec-fetch-site": "cross-site" };
  const chosen = { ...crossSite, cookie: "nivasa_language=ta" };
  expect((await ask("/?lang=si", { headers: chosen })).headers.has("set-cookie")).toBe(false);
  const first = await ask("/?lang=si", { headers: crossSite });
  expect(first.headers.get("set-cookie")).toContain("nivasa_language=si");
});

it("uses the public address if one is set", async () => {
  const { ask } = await opened({ publicUrl: "https://nivasa.example/" });
  const { text } = await ask("/category", { headers: { host: "evil.example" } });
  expect(text).toContain('<link rel="canonical" href="https://nivasa.example/category" />');
  expect((await ask("/robots.txt")).text).toContain("Sitemap: https://nivasa.example/sitemap.xml");
});

it.each(["/nowhere", "/Item-Page/nothing", "/admin/nowhere"])(
  "%s answers 404 with the page and is not indexed",
  async (path) => {
    const { ask } = await opened();
    const { status, text } = await ask(path);
    expect(status).toBe(404);
    expect(text).toContain("<body>");
    expect(text).toContain('content="noindex"');
  },
);

it.each(["/gone.png", "/assets/gone.js", "/api/nothing"])("%s is not a page", async (path) => {
  const { ask } = await opened();
  const { status, text } = await ask(path);
  expect(status).toBe(404);
  expect(JSON.parse(text)).toMatchObject({ success: false, code: "NOT_FOUND" });
});

it("a product page works while its store is unreachable", async () => {
  const { ask } = await opened({ away: true });
  expect((await ask("/Item-Page/uva-kettle")).status).toBe(200);
});

it("compresses pages, because they are the same for every caller", async () => {
  const { ask } = await opened();
  const { headers } = await ask("/", {
    headers: { cookie: "nivasa_session=x", "accept-encoding": "br" },
  });
  expect(headers.get("content-encoding")).toBe("br");
});

it("the sitemap contains the products", async () => {
  const { url, ask } = await opened();
  const { headers, text } = await ask("/sitemap.xml");
  expect(headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(text).toContain(`<loc>${url}/Item-Page/uva-kettle</loc>`);
});

it("a Host header can't end a line of the head", async () => {
  const { url } = await opened();
  const { createConnection } = await import("node:net");
  const { hostname, port } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  socket.end('GET / HTTP/1.1\r\nhost: a"><script>alert(1)</script>\r\nconnection: close\r\n\r\n');
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  expect(text).not.toContain("<script>alert");
});

it("a shop without a built interface answers 404", async () => {
  const { ask } = await opened({ directory: temporaryDirectory() });
  expect((await ask("/")).status).toBe(404);
  expect((await ask("/robots.txt")).status).toBe(200);
});

it("leads from former words of a category to its current one", async () => {
  const categories = unchangedSettings.categories.map((category) => {
    switch (category.id) {
      case "Bathwares":
        return { ...category, slug: "baths", formerSlugs: ["bath"] };
      case "Wall Designs":
        return { ...category, itemsMovedTo: "Bathwares" };
      default:
        return category;
    }
  });
  const settings = {
    ...fixedSettings,
    current: async () => ({ ...unchangedSettings, categories }),
  };
  const { ask } = await opened({ settings });
  for (const [path, to] of [
    ["/Category?room=bath&sort=name", "/Category?room=baths&sort=name"],
    ["/category?room=walls", "/category?room=baths"],
  ] as const) {
    const { status, headers } = await ask(path, { redirect: "manual" });
    expect([status, headers.get("location")]).toEqual([301, to]);
    expect(headers.get("cache-control")).toBe("no-cache");
  }
  for (const path of ["/category?room=baths", "/category?room=cellar", "/category"]) {
    expect((await ask(path, { redirect: "manual" })).status).toBe(200);
  }
});

it("shows the pages that the owner published, each at its own address, and no others", async () => {
  const page = (slug: string, version: number, title = ""): PageEntry => ({
    ...{ slug, version, digest: "d", at: "2026-11-29T05:00:00.000Z" },
    titles: { en: title, ta: "தலைப்பு" },
  });
  const requested: string[] = [];
  const { url, ask } = await opened({
    pages: [page("terms", 2), page("warranty", 1, "Warranty"), page("returns", 3)],
    async render(address) {
      requested.push(address);
      return { head: "", body: `<h1>${address}</h1>`, data: "" };
    },
  });
  const terms = await ask("/terms");
  expect(terms.text).toContain("<title>Terms of use · Nivasa</title>");
  expect(terms.text).toContain('content="terms 2 in en"');
  const same = await ask("/pages/Terms?from=mail");
  expect(same).toMatchObject({ status: 200 });
  expect(same.text).toContain(`<link rel="canonical" href="${url}/terms" />`);
  const own = await ask("/pages/warranty?lang=ta");
  expect(own.text).toContain("<title>தலைப்பு · Nivasa</title>");
  expect(own.text).toContain(`hreflang="si" href="${url}/pages/warranty?lang=si"`);
  expect((await ask("/pages/returns")).text).toContain("<title>Returns · Nivasa</title>");
  const older = await ask("/pages/terms?version=1");
  expect(older).toMatchObject({ status: 200 });
  expect(older.text).toContain("noindex");
  for (const path of ["/pages/delivery", "/pages/warranty?version=9", "/pages/a%20b", "/pages"]) {
    expect((await ask(path)).status, path).toBe(404);
  }
  expect((await ask("/pages/privacy")).text).toContain("<title>Privacy · Nivasa</title>");
  expect(requested).toEqual([
    "/terms",
    "/terms",
    "/pages/warranty",
    "/pages/returns",
    "/pages/terms?version=1",
    "/privacy",
  ]);
  const { text } = await ask("/sitemap.xml");
  expect(text).toContain(`<loc>${url}/pages/warranty</loc>`);
  expect(text).not.toContain("/pages/terms");
});

it("carries the owner's name, colour and announcement in the first HTML of each page", async () => {
  const { ask } = await opened({ settings: renamed });
  const { text } = await ask("/");
  expect(text).toContain("<title>Ambalama &lt;/script&gt;</title>");
  expect(text).toContain('<meta name="description" content="Rooms &amp; shade." />');
  expect(text).toContain("<style>:root{--hue:205}</style>");
  const [, json = ""] = /id="shop">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    position: "7",
    shop: { name: "Ambalama </script>", announcement: { text: "No deliveries on Poya." } },
  });
  expect((await ask("/cart")).text).toContain("<title>Ambalama &lt;/script&gt;</title>");
  expect((await ask("/contact")).text).not.toContain("Nivasa team");
});

it("announces from the first day to the last in Colombo", async () => {
  const isAnnounced = async (now: string) =>
    (await (await opened({ settings: renamed, now })).ask("/")).text.includes("No deliveries");
  expect(await isAnnounced("2026-11-28T18:29:59.000Z")).toBe(false);
  expect(await isAnnounced("2026-11-28T18:30:00.000Z")).toBe(true);
  expect(await isAnnounced("2026-11-30T18:29:59.000Z")).toBe(true);
  expect(await isAnnounced("2026-11-30T18:30:00.000Z")).toBe(false);
});

const preparing = { state: "preparing", isOwn: true, since: null } as const;
const closedFor = (until: string) =>
  ({ state: "closed", isOwn: false, since: null, until }) as const;
const terms: PageEntry = {
  ...{ slug: "terms", version: 1, digest: "d", at: "2026-11-29T05:00:00.000Z" },
  titles: { en: "" },
};

it("a shop that isn't open has one page for visitors at nearly every address", async () => {
  const requested: string[] = [];
  const { ask } = await opened({
    opening: preparing,
    pages: [terms, { ...terms, slug: "about" }],
    async render(address) {
      requested.push(address);
      return { head: "", body: `<h1>${address}</h1>`, data: "" };
    },
  });
  const closed = ["/", "/Category?room=bath", "/item-page/uva-kettle", "/cart", "/nowhere"];
  for (const path of [...closed, "/privacy", "/about-us", "/pages/about", "/my-orders"]) {
    const { status, headers, text } = await ask(path);
    expect([path, status, headers.get("retry-after")]).toEqual([path, 503, "86400"]);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).toContain("<h1>/</h1>");
    expect(text).toContain('"closed":{"opensSoon":true,"until":null,"note":""}');
    // Browsers keep no page of it for offline use.
    expect(headers.get("x-kept-offline")).toBeNull();
  }
  requested.length = 0;
  for (const path of ["/contact", "/terms", "/admin/shop/opening", "/reset-password", "/history"]) {
    const { status, headers } = await ask(path);
    expect([path, status, headers.get("retry-after")]).toEqual([path, 200, null]);
  }
  expect(requested).toEqual(["/contact", "/terms"]);
  expect((await ask("/sitemap.xml")).text).not.toContain("<loc>");
});

it("a shop that is closed for a while says until when, and shows placed orders", async () => {
  const until = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const { ask } = await opened({ opening: closedFor(until) });
  const { status, headers } = await ask("/");
  expect(status).toBe(503);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(86_400);
  expect(Number(headers.get("retry-after"))).toBeLessThan(4 * 86_400);
  for (const path of ["/my-orders/NV-7K3M9Q", "/track", "/profile/notifications"]) {
    expect((await ask(path)).status).toBe(200);
  }
  const past = await opened({ opening: closedFor("2026-01-01") });
  expect((await past.ask("/")).headers.get("retry-after")).toBe("86400");
});
