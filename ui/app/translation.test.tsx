import { act, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { followTranslation } from "./translation.ts";

let stop = () => {};
afterEach(() => {
  stop();
});

const textsIn = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

const translated = (text: Text) => {
  const parsed = document.createElement("div");
  parsed.innerHTML = "<font><font></font></font>";
  const font = parsed.firstElementChild ?? parsed;
  font.firstElementChild?.append(text.data.toUpperCase());
  return font;
};

/** How translators replace a text: in one step or in two. */
const ways = {
  "replaces it": (text: Text) => text.replaceWith(translated(text)),
  "puts its own before it and takes it out": (text: Text) => {
    text.before(translated(text));
    text.remove();
  },
};

/** Mixed children as pages have them. */
function Found({ count, more = false }: { count: number; more?: boolean }) {
  return (
    <p>
      {more && <i>about </i>}
      {count} items for <b>lamp</b>, {count - 1} others{more && <i> more</i>}
      {!more && ", no more"}
    </p>
  );
}

const records = () => act(async () => undefined);

describe.each(Object.entries(ways))("a translator that %s", (_what, translate) => {
  const open = async () => {
    const page = render(<Found count={75} />);
    stop = followTranslation(page.container);
    const translateAll = async () => {
      for (const text of textsIn(page.container)) translate(text);
      await records();
    };
    await translateAll();
    expect(page.container.textContent).toBe("75 ITEMS FOR LAMP, 74 OTHERS, NO MORE");
    return { ...page, translateAll };
  };

  it("leaves no stale text: changes appear, and the rest stays translated", async () => {
    const { container, rerender } = await open();
    rerender(<Found count={6} />);
    await records();
    expect(container.textContent).toBe("6 ITEMS FOR LAMP, 5 OTHERS, NO MORE");
  });

  it("inserts and removes elements and texts next to translated ones", async () => {
    const { container, rerender } = await open();
    rerender(<Found count={75} more />);
    await records();
    expect(container.textContent).toBe("about 75 ITEMS FOR LAMP, 74 OTHERS more");
    rerender(<Found count={75} />);
    await records();
    expect(container.textContent).toBe("75 ITEMS FOR LAMP, 74 OTHERS, no more");
  });

  it("can translate the restored text again", async () => {
    const { container, rerender, translateAll } = await open();
    for (const count of [6, 9, 3]) {
      rerender(<Found count={count} />);
      await records();
      expect(container.textContent).toBe(`${count} ITEMS FOR LAMP, ${count - 1} OTHERS, NO MORE`);
      await translateAll();
    }
  });
});

it("does not affect an untranslated page", async () => {
  const { container, rerender } = render(<Found count={75} />);
  stop = followTranslation(container);
  rerender(<Found count={6} more />);
  await records();
  expect(container.innerHTML).toBe(
    "<p><i>about </i>6 items for <b>lamp</b>, 5 others<i> more</i></p>",
  );
});
