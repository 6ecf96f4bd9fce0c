import type { Scene } from "../scenario.ts";

export const annsEmail = async ({ shop, ann }: Scene): Promise<string> => {
  const answer = await shop.rest(ann, "GET", "/users/profile");
  return (answer.body as { readonly email: string }).email;
};

export const bensEmail = (scene: Scene): Promise<string> => annsEmail({ ...scene, ann: scene.ben });

export const taken = { status: 409, code: "EMAIL_TAKEN" };
export const codeRefused = { status: 400, code: "CODE_REFUSED" };
export const tooManyTries = { status: 429, code: "TOO_MANY_TRIES" };
