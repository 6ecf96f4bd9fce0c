import { z } from "zod";

const answerForm = z.union([z.object({ url: z.string() }), z.object({ message: z.string() })]);

/** Sends a photo for a review of a product. Rejects if there is no usable answer. */
export async function sendPhoto(
  productId: string,
  file: File,
): Promise<{ url: string } | { problem: string }> {
  const response = await fetch(
    `/api/uploads/review-photos?product=${encodeURIComponent(productId)}`,
    { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file },
  );
  const answer = answerForm.parse(await response.json());
  return "url" in answer ? answer : { problem: answer.message };
}
