import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PhotoField } from "./photo-field.tsx";
import { useReviewPhotos } from "./use-review-photos.ts";

beforeEach(() => {
  URL.createObjectURL = () => "blob:photo";
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const fileOf = (name: string, type = "image/jpeg", bytes = 3) => {
  const file = new File([new Uint8Array(3)], name, { type });
  Object.defineProperty(file, "size", { value: bytes });
  return file;
};

const open = (initial: readonly string[] = [], answers: readonly object[] = []) => {
  const changed = vi.fn();
  const left = [...answers];
  vi.stubGlobal("fetch", async () => {
    const answer = left.shift();
    if (!answer) throw new TypeError("offline");
    return Response.json(answer);
  });
  function Form() {
    const photos = useReviewPhotos("lamp", initial, changed);
    return (
      <>
        <PhotoField photos={photos} />
        <button
          type="button"
          onClick={() => void photos.settled().then((urls) => void changed("sent", urls))}
        >
          Send
        </button>
      </>
    );
  }
  const { container } = render(<Form />);
  const input = container.querySelector("input");
  if (!input) throw new Error("There is no file input");
  const add = (...files: readonly File[]) => fireEvent.change(input, { target: { files } });
  return { add, changed };
};

it("adds photos, and sending waits for them", async () => {
  const { add, changed } = open([], [{ url: "/1.webp" }, { url: "/2.webp" }]);
  add(fileOf("a.jpg"), fileOf("b.jpg"));
  expect(screen.getAllByText("Adding…")).toHaveLength(2);
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(changed).toHaveBeenCalledWith("sent", ["/1.webp", "/2.webp"]));
  expect(screen.getByText("Add 2 more")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Remove photo 1" }));
  expect(changed).toHaveBeenLastCalledWith(["/2.webp"]);
});

it("keeps a failed photo with its reason, and the others go on", async () => {
  const { add } = open([], [{ url: "/1.webp" }, { message: "The shop refused it." }]);
  add(
    fileOf("a.jpg"),
    fileOf("b.jpg"),
    fileOf("large.jpg", "image/jpeg", 11 * 1024 * 1024),
    fileOf("words.txt", "text/plain"),
  );
  expect(await screen.findByText("Photo 2: The shop refused it.")).toBeDefined();
  expect(
    screen.getByText(/^Photo 3: This photo is too large\. The limit is 10 MB\./),
  ).toBeDefined();
  expect(screen.getByText(/^Photo 4: Please choose a JPEG/)).toBeDefined();
  expect(screen.getByRole("img", { name: "Photo 1" }).getAttribute("src")).toBe("/1.webp");
});

it("takes four at most, and reports a lost connection", async () => {
  const { add } = open(["/1.webp", "/2.webp", "/3.webp"]);
  add(fileOf("d.jpg"), fileOf("e.jpg"));
  expect(screen.getByText("You can add up to 4 photos.")).toBeDefined();
  expect(await screen.findByText("Photo 4: Not added. Please try again.")).toBeDefined();
  expect(screen.queryByText(/^Add /)).toBeNull();
});
